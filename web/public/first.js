// Before the first paint: the theme and the language that were chosen here before, or those of the system.
(function () {
  var settings = {};
  try {
    settings = JSON.parse(localStorage.getItem("smallbox.settings")) || {};
  } catch {
    // Storage may be closed; then the page looks as the system does.
  }
  var isDark = settings.theme === "dark" || (settings.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  if (/^[a-z]{2,3}$/.test(settings.language)) document.documentElement.lang = settings.language;
})();
