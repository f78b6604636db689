export { DueActions } from '../due-work/due-actions.tsx';
export type { DueActionsProps, DueOutcome } from '../due-work/due-actions-props.ts';
export { PutOffDialog } from '../due-work/lazy-put-off-dialog.ts';
