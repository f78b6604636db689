export { linkPath, wallPath } from '../estimates/links/link-path.ts';
export { listLinkPhotos } from '../estimates/links/link-photos.ts';
export type { LinkPage } from '../estimates/links/links-answers.ts';
export { answerByLink, openLink } from '../estimates/links/links-api.ts';
export { useCreateLink, useRevokeLink } from '../estimates/links/links-mutations.ts';
