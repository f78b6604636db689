export { once, useFetched } from '../fetched/use-fetched.ts';
