export { LowerReadingDialog, type LowerReadingDialogProps } from '../lower-reading/lower-reading-dialog.tsx';
export { LowerReadingQuestion } from '../lower-reading/lower-reading-question.tsx';
