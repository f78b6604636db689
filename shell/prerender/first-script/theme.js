/** Applies the theme that was chosen on this device, before anything is painted. */
export function applyTheme() {
  try {
    const theme = localStorage.getItem('pitlane-theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {}
}
