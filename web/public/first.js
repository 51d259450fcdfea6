// Before the first paint: the look that was chosen here last time.
try {
  const { theme, language, large } = JSON.parse(localStorage.getItem("settings") ?? "{}");
  if (theme && theme !== "auto") document.documentElement.dataset.theme = theme;
  if (language) document.documentElement.lang = language;
  if (large) document.documentElement.dataset.large = "";
} catch {
  // nothing kept, or nothing may be kept: the page starts as for a newcomer
}
