export { problemOf, sendForm } from '../forms/send-form.ts';
export { useIdempotencyKey } from '../forms/use-idempotency-key.ts';
