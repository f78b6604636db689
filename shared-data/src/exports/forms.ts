export { currentOf } from '../foundation/answers/current-of.ts';
export { useIdempotencyKey } from '../foundation/mutation/use-idempotency-key.ts';
export { problemOf, useSave } from '../foundation/mutation/use-save.ts';
