export { refusalLabel } from '../refusals/refusal.ts';
export type { RefusalCount } from '../refusals/refusals-answers.ts';
export { refusalsQuery } from '../refusals/refusals-queries.ts';
