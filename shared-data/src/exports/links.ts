export { type LinkPage, linkPath } from '../links/link.ts';
export { listLinkPhotos } from '../links/link-photos.ts';
export { answerByLink, openLink } from '../links/links-api.ts';
export { useCreateLink, useRevokeLink } from '../links/links-mutations.ts';
