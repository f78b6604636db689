/** PostgreSQL cannot store null characters: such a text is refused without one of our messages. */
export const isUnstorable = (text: unknown) => typeof text === 'string' && text.includes('\u0000');

/** The text as read back: lone surrogates are replaced when sent, and PGlite drops a leading byte order mark. */
export const storedForm = (text: string) => text.toWellFormed().replace(/^\ufeff/, '');
