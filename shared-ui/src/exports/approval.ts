export type { ApprovalLine } from '../approval/approval-line.ts';
export { ApprovalSheet, type ApprovalSheetProps } from '../approval/approval-sheet.tsx';
