// Puts a chosen colour scheme on the page before the first paint; src/lib/scheme.ts keeps the key.
try {
  var theme = localStorage.getItem('akada_theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is forbidden: the system's scheme stands.
}
