export { NotificationRegion } from '../notification/notification-region.tsx';
