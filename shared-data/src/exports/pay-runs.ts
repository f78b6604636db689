export { firstMonthOf, nextPeriod } from '../hours/pay-runs/next-period.ts';
export {
  type AddedLineKind,
  addedLineKinds,
  type PayRunState,
  payLineKindLabels,
  payRunStateLabels,
} from '../hours/pay-runs/pay-kinds.ts';
export type {
  BankAccount,
  ListedPayRun,
  PayQuestion,
  PayRun,
  SlipSums,
} from '../hours/pay-runs/pay-runs-answers.ts';
export {
  useAddPayLine,
  useAnswerPayQuestion,
  useApprovePayRun,
  useCancelPayRun,
  useCheckPayRun,
  useRemovePayLine,
  useSaveBankAccount,
  useStartPayRun,
} from '../hours/pay-runs/pay-runs-mutations.ts';
export {
  bankAccountQuery,
  payRunQuery,
  payRunsQuery,
  transfersQuery,
} from '../hours/pay-runs/pay-runs-queries.ts';
export { isPayable, transfersCsv, transfersCsvFileName } from '../hours/pay-runs/transfers-csv.ts';
