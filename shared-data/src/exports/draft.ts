export { createDrafts } from '../foundation/device/drafts.ts';
export { useDraft, useDrafts } from '../foundation/device/use-draft.ts';
