export { createDrafts } from '../draft/drafts.ts';
export { useDraft, useDrafts } from '../draft/use-draft.ts';
