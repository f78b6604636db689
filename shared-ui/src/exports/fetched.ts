export { once, useFetched, useFetchedToOpen } from '../fetched/use-fetched.ts';
