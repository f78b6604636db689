/** Reads an id or page number from an address. Null for anything but a whole number from 1. */
export function wholeNumber(text: string | null | undefined): number | null {
  const number = /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;
  return number;
}
