const [linkPage, prefix, ofPath] = /^(\/(?:t|wall|book|unsubscribe)\/)([^/]*)/.exec(location.pathname) ?? [];

/** Whether the address is a page that is opened by a link, outside the portal. */
export const isLinkPage = linkPage !== undefined;

/** The link's token. The page's script moves it from the address to the entry of the history, where a reload finds it. */
export const token = ofPath || (history.state?.token ?? '');

// Without a token the page says that it opens nothing.
const path = isLinkPage ? prefix + (token || 'none') : location.pathname;

/** Whether a route or page of a manifest is at this address. */
export const isHere = (route) => RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path);
