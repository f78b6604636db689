export { createDrafts, type DraftKind, type Drafts } from '../draft/drafts.ts';
export { useDraft, useDrafts } from '../draft/use-draft.ts';
