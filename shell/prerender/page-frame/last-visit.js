import { read, sessionArea } from './stored.js';
import { copy } from './templates.js';

const week = 7 * 24 * 60 * 60 * 1000;

/** The screen as the last visit left it, if this release kept it. It does nothing until the page takes its place. */
export function lastVisit(path, account) {
  // What staff see is of other people.
  if (account?.role !== 'customer') return;
  const page = read(sessionArea(), `pitlane-page:${account.id}:${path}${location.search}`);
  if (!page || Date.now() - page.keptAt > week) return;
  if (page.files !== document.querySelector('script[data-files]')?.dataset.files) return;
  const part = copy('screen');
  const kept = document.createElement('div');
  kept.inert = true;
  kept.dataset.lastVisit = '';
  // Its rules and ids stay its own.
  kept.attachShadow({ mode: 'closed' }).innerHTML = `<style>${page.css}</style>${page.html}`;
  const main = part.firstChild;
  main.ariaBusy = 'true';
  main.replaceChildren(main.querySelector('[role=status]'), kept);
  return part;
}
