/** What the browser keeps with an entry of its history; `shell/prerender/first-script/address.js` reads it too. */
const isLinkState = (state: unknown): state is { token: string } =>
  typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string';

/**
 * The token of the address, which is a secret: it is moved out of the address into the entry of the history, so that
 * neither a photo of the screen, nor the list of visited pages, nor a log of reloads has it.
 */
export function takeToken(): string {
  const { history, location } = window;
  const [, prefix, ofPath = ''] = location.pathname.split('/');
  const kept = isLinkState(history.state) ? history.state.token : '';
  const token = ofPath || kept;
  const keep = () => history.replaceState({ token }, '', `/${prefix}/${location.hash}`);
  if (token) keep();
  // A link to a part of the page makes an entry of its own.
  window.addEventListener('hashchange', () => token && !isLinkState(history.state) && keep());
  return token;
}
