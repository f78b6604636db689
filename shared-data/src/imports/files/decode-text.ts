/** Whether nearly all of the first bytes at odd or even places are zero, as in UTF-16 of Latin letters. */
function isZero(bytes: Uint8Array, parity: 0 | 1): boolean {
  const places = bytes.subarray(0, 2000).filter((_, place) => place % 2 === parity);
  return places.length > 1 && places.filter((byte) => byte === 0).length > places.length * 0.6;
}

/** The text of a file: UTF-16 with a byte order mark or by its zeros, else UTF-8 if it is valid, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || isZero(bytes, 1))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || isZero(bytes, 0))
    return new TextDecoder('utf-16be').decode(bytes);
  try {
    // Removes the byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
