export { type LinkPage, linkPath } from '../links/link.ts';
export { useAnswerByLink, useCreateLink, useRevokeLink } from '../links/links-mutations.ts';
export { linkPageQuery } from '../links/links-queries.ts';
