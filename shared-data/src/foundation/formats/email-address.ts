import { limits } from '../client/database.limits.ts';

export const invalidEmailAddress = 'Please enter a valid email address';

const word = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const pattern = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+${label}$`);

/** As `private.is_email`, which says why. */
export const isEmailAddress = (text: string) => text.length <= limits.email && pattern.test(text);
