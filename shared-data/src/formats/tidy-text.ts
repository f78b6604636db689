/** A typed text as it is kept: with nothing around it, and without what no database can hold (half letters, zeros). */
export const tidyText = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replaceAll(/\p{Cs}/gu, '')
    .trim();
