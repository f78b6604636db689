export { withQuery } from '../paths/with-query.ts';
