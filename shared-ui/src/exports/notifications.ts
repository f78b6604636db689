export { notify } from '../notification/notification-queue.ts';
export { NotificationRegion } from '../notification/notification-region.tsx';
