export { notify } from '../notification/notification-queue.ts';
