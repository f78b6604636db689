export type { Outcome } from '../foundation/mutation/send-each.ts';
export { useSingleFlight } from '../foundation/mutation/use-single-flight.ts';
