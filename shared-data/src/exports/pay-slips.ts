export type { ListedSlip, PayLine, PayQuestion, PaySlip } from '../pay-runs/pay-runs-answers.ts';
export { bonusRule, payLineName, payPeriod, timePayRule } from '../pay-runs/pay-slip.ts';
export { paySlipQuery } from '../pay-runs/pay-slips-queries.ts';
