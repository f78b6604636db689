export { notify, useNotifications } from '../notification/notification-queue.ts';
