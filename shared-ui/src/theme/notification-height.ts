/** Custom property of every dialog: the height of the open notifications at the bottom of the window. */
export const notificationHeightProperty = '--notification-height';

/** That height, for use in the style of a dialog; 0px while no notification is open. */
export const notificationHeight = `var(${notificationHeightProperty}, 0px)`;
