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

/** The first date of a page takes 50 ms on a cheap phone: it is written while the network is waited for. Visitors see none. */
const warmUpDates = () => requestAnimationFrame(() => setTimeout(() => new Date().toLocaleString('en-IN')));

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
