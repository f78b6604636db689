export { linkPath, wallPath } from '../links/link-path.ts';
export { listLinkPhotos } from '../links/link-photos.ts';
export type { LinkPage } from '../links/links-answers.ts';
export { answerByLink, openLink } from '../links/links-api.ts';
export { useCreateLink, useRevokeLink } from '../links/links-mutations.ts';
