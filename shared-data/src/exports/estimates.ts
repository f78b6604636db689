export { describeApproval } from '../estimates/describe-approval.ts';
export { type EstimateState, estimateStateLabels, estimateStates } from '../estimates/estimate.ts';
export { channelLabels, type LineKind, lineKinds, type Urgency } from '../estimates/estimate-line.ts';
export type {
  Answered,
  ApprovalRecord,
  DeferredWork,
  EstimatePage,
  EstimateRow,
  EstimateToAnswer,
  RequestEstimate,
} from '../estimates/estimates-answers.ts';
export type { Decision } from '../estimates/estimates-api.ts';
export {
  useAddLine,
  useChangeLine,
  useDecideLines,
  useDiscountLines,
  useSendEstimate,
  useSendEstimates,
  useWithdrawLine,
} from '../estimates/estimates-mutations.ts';
export {
  estimatesQuery,
  estimatesToAnswerQuery,
  requestEstimateQuery,
} from '../estimates/estimates-queries.ts';
export { type LineState, lineStateLabels, lineStateOf } from '../estimates/line-state.ts';
export type { EstimateLine } from '../estimates/lines-answers.ts';
export type { LineChanges } from '../estimates/lines-api.ts';
