/** Custom property of the root element: the height that open notifications take at the bottom of the window. */
export const notificationRoomProperty = '--notification-room';

/** That height, for use in a styled-components template; nothing while no notification is open. */
export const notificationRoom = `var(${notificationRoomProperty}, 0px)`;
