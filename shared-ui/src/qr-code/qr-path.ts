import { encode } from 'uqr';

/** The black squares of a QR code as an SVG path of unit squares, and the length of its side. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : '')));
  return { path: squares.join(''), size };
}
