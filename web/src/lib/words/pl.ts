const files = import.meta.glob<string>(["../../../../src/stolik/locales/pl/*.ftl", "!**/cli.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
