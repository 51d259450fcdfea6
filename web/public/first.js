// Before the first paint: the look and the language that were chosen here last time, and the words on their way.
const root = document.documentElement;
const asked = navigator.languages.some((tag) => tag.toLowerCase().startsWith("pl")) ? "pl" : "en";
let chosen = {};
try {
  chosen = JSON.parse(localStorage.getItem("settings") ?? "{}");
} catch {
  // nothing kept, or nothing may be kept: the page starts as for a newcomer
}
root.lang = chosen.language ?? asked;
if (chosen.theme && chosen.theme !== "auto") root.dataset.theme = chosen.theme;
if (chosen.large) root.dataset.large = "";

const words = document.currentScript.dataset[root.lang];
if (words)
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "modulepreload", href: words, crossOrigin: "" }),
  );
