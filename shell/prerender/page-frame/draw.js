import { header } from './header.js';
import { lastVisit } from './last-visit.js';
import { beside, phoneBar } from './rail.js';
import { resolve } from './route.js';
import { screen } from './screen.js';
import { density, isFolded, recall } from './stored.js';
import { copy, template } from './templates.js';

function draw({ account, memory }) {
  const role = account?.role;
  if (role && role !== 'customer') document.documentElement.dataset.density = density();
  const { path, route } = resolve(role, memory?.routes ?? []);
  const frame = document.createElement('div');
  frame.id = 'frame';
  const [name] = /^\/(t|wall|book|unsubscribe)\//.exec(path) ?? [path];
  const whole = template(name);
  if (whole) frame.append(copy(name));
  else {
    const entries = memory?.nav[role ?? 'visitor'] ?? [];
    const phone = memory?.phone?.[role] ?? [];
    const main = lastVisit(path, account) || screen(route ?? {}, account, `/${role}-dashboard`);
    frame.append(
      header(path, account, entries, phone.length > 0),
      role === 'manager' ? beside(path, account, memory?.rail ?? [], isFolded(), main) : main,
    );
    if (phone.length > 0) frame.append(phoneBar(path, account, phone));
    if (route?.skeleton?.hasLargeTargets) frame.dataset.targets = 'large';
  }
  const title = whole?.dataset.title ?? route?.title;
  if (title) document.title = `${title} · Pitlane`;
  document.getElementById('root').after(frame);
  addEventListener(
    'scroll',
    () => {
      frame.dataset.hasScrolled = 'true';
    },
    { once: true },
  );
}

function drawFrame() {
  // Storage may be blocked, or hold what another release has written.
  try {
    draw(recall());
  } catch {
    draw({});
  }
}

if (location.pathname !== '/') document.addEventListener('DOMContentLoaded', drawFrame, { once: true });
