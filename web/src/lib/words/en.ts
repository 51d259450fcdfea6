const files = import.meta.glob<string>(
  [
    "../../../../src/stolik/locales/en/*.ftl",
    "!../../../../src/stolik/locales/en/{cli,terminal}.ftl", // a pattern from the root matches nothing out here
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
