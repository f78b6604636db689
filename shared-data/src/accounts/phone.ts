import { searchKey } from '../foundation/formats/search-key.ts';

/**
 * Whether a typed text is a phone number, as `private.check_phone` of the database says: ten digits of an Indian one, which may have
 * 0, 91, +91 or 0091 before them, or + and the code of another country.
 */
export function isPhone(text: string): boolean {
  const typed = searchKey(text);
  if (!/^[+0-9 ()./-]+$/.test(typed)) return false;
  const digits = typed.replaceAll(/^[^0-9]*0+|[^0-9]/g, '');
  const isInternational = /^[ (]*(\+|00)/.test(typed);
  return (
    /^910?[1-9]\d{9}$/.test(digits) ||
    (isInternational ? /^(?!91)[1-9]\d{6,14}$/ : /^[1-9]\d{9}$/).test(digits)
  );
}
