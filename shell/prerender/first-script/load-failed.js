import { portalFiles } from './attributes.js';

let hasFailed = false;

/** Says that the portal's code could not be loaded, except on the landing page, which works without. */
export function loadFailed() {
  if (document.documentElement.dataset.page !== 'app' || hasFailed) return;
  hasFailed = true;
  // A stored page may refer to files that no longer exist: it is loaded from the network once.
  try {
    if (sessionStorage.getItem('pitlane.left-for.page') !== portalFiles) {
      sessionStorage.setItem('pitlane.left-for.page', portalFiles);
      Promise.resolve(globalThis.caches?.delete('pitlane-current'))
        .catch(() => {})
        .then(() => location.reload());
      return;
    }
  } catch {}
  document.getElementById('root').textContent =
    'Pitlane could not start. Check your connection and reload the page.';
}
