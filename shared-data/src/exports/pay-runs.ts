export { firstMonthOf, nextPeriod } from '../pay-runs/next-period.ts';
export {
  type AddedLineKind,
  addedLineKinds,
  type PayRunState,
  payLineKindLabels,
  payRunStateLabels,
} from '../pay-runs/pay-kinds.ts';
export type {
  BankAccount,
  ListedPayRun,
  PayQuestion,
  PayRun,
  SlipSums,
} from '../pay-runs/pay-runs-answers.ts';
export {
  useAddPayLine,
  useAnswerPayQuestion,
  useApprovePayRun,
  useCancelPayRun,
  useCheckPayRun,
  useRemovePayLine,
  useSaveBankAccount,
  useStartPayRun,
} from '../pay-runs/pay-runs-mutations.ts';
export {
  bankAccountQuery,
  payRunQuery,
  payRunsQuery,
  transfersQuery,
} from '../pay-runs/pay-runs-queries.ts';
export { isPayable, transfersCsv, transfersCsvFileName } from '../pay-runs/transfers-csv.ts';
