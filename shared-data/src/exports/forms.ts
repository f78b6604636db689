export { problemOf, sendForm } from '../foundation/mutation/send-form.ts';
export { useIdempotencyKey } from '../foundation/mutation/use-idempotency-key.ts';
