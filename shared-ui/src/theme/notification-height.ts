/** Custom property of the root element: the height of the open notifications at the bottom of the window. */
export const notificationHeightProperty = '--notification-height';

/** That height, for use in a styled-components template; 0px while no notification is open. */
export const notificationHeight = `var(${notificationHeightProperty}, 0px)`;
