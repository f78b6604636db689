import { phoneSpellings } from '../testing/spellings.ts';
import { isPhone } from './phone.ts';

test.each(phoneSpellings)('%j is a phone number where the database keeps it: %j', (typed, kept) => {
  expect(isPhone(typed)).toBe(kept !== null);
});
