export type { ApprovalLine } from '../approval/approval-line.ts';
export { ApprovalRecord, type ApprovalRecordProps } from '../approval/approval-record.tsx';
