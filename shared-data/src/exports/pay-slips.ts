export type { ListedSlip, PayLine, PaySlip } from '../hours/pay-runs/pay-runs-answers.ts';
export {
  bonusRule,
  type PayGroup,
  payGroups,
  payLineName,
  payPeriod,
  timePayRule,
} from '../hours/pay-slips/pay-slip.ts';
export { paySlipSheet } from '../hours/pay-slips/pay-slip-sheet.ts';
export { useAskAboutPay } from '../hours/pay-slips/pay-slips-mutations.ts';
export { paySlipQuery, paySlipsQuery } from '../hours/pay-slips/pay-slips-queries.ts';
