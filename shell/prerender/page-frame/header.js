import { copy, slot } from './templates.js';

/** Gives a link its address, and marks that of the current page. */
export function mark(link, path, href) {
  // A menu has no address.
  if (href) link.setAttribute('href', href);
  else link.removeAttribute('href');
  if (path === href || (href && path.startsWith(`${href}/`))) link.setAttribute('aria-current', 'page');
  else link.removeAttribute('aria-current');
}

/** The header with the entries of the navigation, of which `path` is the current one. */
export function header(path, account, entries, hasPhoneBar) {
  const part = copy('header');
  if (hasPhoneBar) part.firstChild.dataset.phoneBar = true;
  if (account) part.querySelector('a').href = `/${account.role}-dashboard`;
  const first = part.querySelector('li');
  for (const [label, href] of entries) {
    const item = first.cloneNode(true);
    const link = item.firstChild;
    link.textContent = label;
    mark(link, path, href);
    first.before(item);
  }
  first.remove();
  slot(part, 'name').textContent = account?.name;
  for (const name of account ? ['visitor'] : ['bell', 'account']) slot(part, name).remove();
  return part;
}
