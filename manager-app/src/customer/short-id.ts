const length = 8;

/** The start of a customer's id, enough to tell customers of one name apart; only addresses have all of it. */
export const shortId = (customerId: string): string => customerId.slice(0, length);
