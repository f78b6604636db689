export { useSingleFlight } from '../mutation/use-single-flight.ts';
