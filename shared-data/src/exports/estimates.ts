export {
  type ApprovalDocument,
  type ApprovalRecord,
  type ApprovedLine,
  parseApproval,
} from '../estimates/approval-record.ts';
export {
  type AnswerChannel,
  channelLabels,
  type DeferredWork,
  type EstimateLine,
  type EstimatePage,
  type EstimateRow,
  type EstimateState,
  type EstimateToAnswer,
  estimateStateLabels,
  estimateStates,
  type LastAnswer,
  type LineKind,
  lineKinds,
  type RequestEstimate,
  type Urgency,
  urgencies,
} from '../estimates/estimate.ts';
export type { Decision, EstimateFilter } from '../estimates/estimates-api.ts';
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
export type { LineChanges, NewLine } from '../estimates/lines-api.ts';
