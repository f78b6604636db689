export { once, useFetched, useFetchedToOpen } from '../fetched/use-fetched.ts';
export { markIdle, Prerender } from '../prerender/prerender.tsx';
