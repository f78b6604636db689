export type { ApprovalRecord } from '../estimates/approval-record.ts';
export { describeApproval } from '../estimates/describe-approval.ts';
export {
  type DeferredWork,
  type EstimatePage,
  type EstimateRow,
  type EstimateState,
  type EstimateToAnswer,
  estimateStateLabels,
  estimateStates,
  type RequestEstimate,
} from '../estimates/estimate.ts';
export { channelLabels, type EstimateLine, type Urgency } from '../estimates/estimate-line.ts';
export type { Answered, Decision } from '../estimates/estimates-api.ts';
export {
  useAddLine,
  useChangeLine,
  useDecideLines,
  useSendEstimate,
  useWithdrawLine,
} from '../estimates/estimates-mutations.ts';
export {
  deferredWorkQuery,
  estimatesQuery,
  estimatesToAnswerQuery,
  requestEstimateQuery,
} from '../estimates/estimates-queries.ts';
export { type LineState, lineStateLabels, lineStateOf } from '../estimates/line-state.ts';
export { addLine, type LineProposal } from '../estimates/lines-api.ts';
