import { isLinkPage } from './address.js';
import { portalFiles, unitFiles } from './attributes.js';
import { load, preload } from './files.js';
import { startLinkPage } from './link-page.js';
import { readRole, requestRemotes } from './remotes.js';
import { applyTheme } from './theme.js';

/** Calls back after the first contentful paint. */
function afterPaint(callback) {
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}

/**
 * The first date or number of a process takes 130 ms at a quarter of the processor, 5 after a worker has written one on
 * another core. Visitors see none.
 */
const warmUpDates = () =>
  requestAnimationFrame(() => setTimeout(() => new Worker('/static/js/warm-up-dates.fe2e0405.js')));

function startPortal() {
  const units = Object.fromEntries(
    unitFiles.split(', ').map((list) => {
      const [name, ...names] = list.split(/:? /);
      return [name, names];
    }),
  );
  requestRemotes(units);
  for (const src of portalFiles.split(' ')) load(src);
  if (location.pathname === '/') return;
  preload(units[location.pathname] ?? units.frame ?? []);
  const role = readRole();
  if (role) warmUpDates();
  if (role && role !== 'customer') preload(units.staff ?? []);
}

applyTheme();
if (location.pathname === '/') afterPaint(startPortal);
else {
  document.documentElement.dataset.page = 'app';
  if (isLinkPage) {
    warmUpDates();
    startLinkPage();
  } else startPortal();
}
