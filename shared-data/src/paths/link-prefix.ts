/** The addresses of pages that need no login and none of the portal's code: they are opened by a link with a secret. */
export const linkPrefix = '/t/';
