export { type RefusalCount, refusalLabel } from '../refusals/refusal.ts';
export { refusalsQuery } from '../refusals/refusals-queries.ts';
