/** Parses an id from the URL; null for anything but a positive integer. */
export function parseId(text: string | null | undefined): number | null {
  const number = /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;
  return number;
}
