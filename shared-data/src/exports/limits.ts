export { limits } from '../client/database.limits.ts';
