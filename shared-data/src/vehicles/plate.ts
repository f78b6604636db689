import { searchKey } from '../foundation/formats/search-key.ts';

/** A registration number that has the letter O where a digit stands, with 0 there, as `private.plate_with_zeros` of the database; null for another one. */
export function plateWithZeros(plate: string): string | null {
  const squeezed = searchKey(plate)
    .replaceAll(/[ \-./()+]/g, '')
    .toUpperCase();
  const [, state, district, series, number] =
    /^([A-Z]{2})([0-9O]{1,2})([A-NP-Z]{1,3})([0-9O]{1,4})$/.exec(squeezed) ?? [];
  if (!state || !district || !series || !number || !/O/.test(district + number)) return null;
  return [state, district.replaceAll('O', '0'), series, number.replaceAll('O', '0')].join(' ');
}
