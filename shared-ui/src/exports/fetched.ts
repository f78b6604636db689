export { DrawAhead, tellRest } from '../fetched/draw-ahead.tsx';
export { once, useFetched, useFetchedToOpen } from '../fetched/use-fetched.ts';
