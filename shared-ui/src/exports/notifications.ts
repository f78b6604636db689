export { notify, useNotifications } from '../notification/notification-queue.ts';
export { NotificationRegion } from '../notification/notification-region.tsx';
