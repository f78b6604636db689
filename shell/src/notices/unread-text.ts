/** The backend counts to 100, which means that and more. */
const counted = 100;

export const unreadText = (unread: number) => (unread < counted ? String(unread) : `${counted - 1}+`);
