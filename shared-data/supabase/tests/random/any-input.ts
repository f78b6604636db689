/** A text that no PostgreSQL can hold: it is refused by its kind, not by a rule of ours. */
export const isUnstorable = (text: unknown) => typeof text === 'string' && text.includes('\u0000');

/** What becomes of a text: half a letter cannot be sent, and PGlite's reader takes a leading mark of byte order away. */
export const storedForm = (text: string) => text.toWellFormed().replace(/^\ufeff/, '');
