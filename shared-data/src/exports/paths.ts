export { linkPrefixes } from '../foundation/portal/link-prefix.ts';
export { parseId } from '../foundation/portal/parse-id.ts';
export { withQuery } from '../foundation/portal/with-query.ts';
