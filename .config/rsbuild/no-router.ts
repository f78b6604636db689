/** What shared-ui uses of react-router, for a page outside the router: its links load documents. */
export const useInRouterContext = () => false;
export const Link = 'a';
