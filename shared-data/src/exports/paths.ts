export { linkPrefixes } from '../paths/link-prefix.ts';
export { withQuery } from '../paths/with-query.ts';
