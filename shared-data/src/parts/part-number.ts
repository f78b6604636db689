/** Blanks, dots, and the hyphens and dashes of keyboards, catalogues and word processors. */
const ignored = /[ \t\r\n\u00a0\u202f.\u00ad\u2010-\u2014\u2212-]/gu;

/** What two spellings of a part's number have in common, as `private.part_number_key` of the database, for work without a network. */
export const partNumberKey = (number: string): string =>
  (number.replace(ignored, '') || number).toLowerCase();

/** Whether two numbers of a part differ by nothing but blanks, hyphens, dots and case. */
export const isSamePartNumber = (one: string, other: string): boolean =>
  partNumberKey(one) === partNumberKey(other);

interface Numbered {
  part_code: string;
  other_numbers: readonly string[];
}

/** Whether a code, as someone scans or types it, is one of a part's numbers. */
export const hasNumber = ({ part_code, other_numbers }: Numbered, code: string): boolean =>
  [part_code, ...other_numbers].some((number) => isSamePartNumber(number, code));
