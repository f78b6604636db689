export { notify, useHasNotifications } from '../notification/notification-queue.ts';
