export { limits } from '../foundation/client/database.limits.ts';
