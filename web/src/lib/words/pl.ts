const files = import.meta.glob<string>(
  [
    "../../../../src/stolik/locales/pl/*.ftl",
    "!../../../../src/stolik/locales/pl/{cli,terminal}.ftl", // a pattern from the root matches nothing out here
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
