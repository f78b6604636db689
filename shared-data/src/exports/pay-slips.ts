export type { ListedSlip, PayLine, PaySlip } from '../pay-runs/pay-runs-answers.ts';
export {
  bonusRule,
  type PayGroup,
  payGroups,
  payLineName,
  payPeriod,
  timePayRule,
} from '../pay-runs/pay-slip.ts';
export { paySlipSheet } from '../pay-runs/pay-slip-sheet.ts';
export { useAskAboutPay } from '../pay-runs/pay-slips-mutations.ts';
export { paySlipQuery, paySlipsQuery } from '../pay-runs/pay-slips-queries.ts';
