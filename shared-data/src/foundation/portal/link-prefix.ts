/** The address of a request's link, before its token. */
export const linkPrefix = '/t/';

/** The address of the link of a screen on the wall, before its token. */
export const wallPrefix = '/wall/';

/** The address of the link of a car's service book, before its token. */
export const bookPrefix = '/book/';

/**
 * The addresses of pages that need no login and none of the portal's code: they are opened by a link with a secret.
 * `first-script/address.js` and `page-frame/draw.js` of `shell/prerender` repeat them.
 */
export const linkPrefixes = [linkPrefix, wallPrefix, bookPrefix, '/unsubscribe/'] as const;
