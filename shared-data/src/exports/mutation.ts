export type { Outcome } from '../mutation/send-each.ts';
export { useSingleFlight } from '../mutation/use-single-flight.ts';
