import { mark } from './header.js';
import { copy, slot } from './templates.js';

const rights = { pay: 'may_pay', settings: 'may_change_settings' };

/** Buttons do nothing before the portal's code has loaded. */
function inertCopy(name) {
  const part = copy(name);
  for (const button of part.querySelectorAll('button')) button.inert = true;
  return part;
}

/** The address of the entry that is most exactly that of the page. */
const currentOf = (entries, path) =>
  entries
    .map(([, href]) => href)
    .filter((href) => path === href || path.startsWith(`${href}/`))
    .sort((one, other) => other.length - one.length)[0];

/** Copies a template's one entry for each that the account may see. */
function fill(place, link, account, path, entries, current) {
  for (const [label, href, icon, right] of entries) {
    if (right && account[rights[right]] === false) continue;
    const one = place.cloneNode(true);
    const own = link(one);
    own.setAttribute('aria-label', label);
    (own.querySelector('span') ?? own).append(label);
    if (icon) own.querySelector('path').setAttribute('d', icon);
    mark(own, href === current ? path : '', href);
    place.before(one);
  }
  place.remove();
}

/** A screen with the rail of a manager beside it, folded as on this device. */
export function beside(path, account, groups, isFolded, main) {
  const current = currentOf(
    groups.flatMap(([, entries]) => entries),
    path,
  );
  const part = inertCopy('rail');
  const rail = part.querySelector('nav');
  if (isFolded) rail.dataset.folded = true;
  const first = rail.querySelector('li');
  for (const [label, entries] of groups) {
    const group = first.cloneNode(true);
    group.querySelector('p').textContent = label;
    fill(group.querySelector('li'), (item) => item.firstChild, account, path, entries, current);
    first.before(group);
  }
  first.remove();
  part.firstChild.append(main);
  return part;
}

/** The bar at the bottom of a phone. */
export function phoneBar(path, account, entries) {
  const part = inertCopy('phone');
  fill(part.querySelector('a'), (link) => link, account, path, entries, currentOf(entries, path));
  if (account.role !== 'manager') slot(part, 'search').remove();
  return part;
}
