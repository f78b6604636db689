/** Trims a text and removes what PostgreSQL cannot store: lone surrogates and null characters. */
export const tidyText = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replaceAll(/\p{Cs}/gu, '')
    .trim();
