export { linkPrefixes } from '../paths/link-prefix.ts';
export { parseId } from '../paths/parse-id.ts';
export { withQuery } from '../paths/with-query.ts';
