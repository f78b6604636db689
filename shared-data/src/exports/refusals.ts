export { refusalLabel } from '../accounts/refusals/refusal.ts';
export type { RefusalCount } from '../accounts/refusals/refusals-answers.ts';
export { refusalsQuery } from '../accounts/refusals/refusals-queries.ts';
