import type { Curve } from './curve.ts';
import { at, type Point } from './geometry.ts';

// Heights become negative here and nowhere else: in SVG `y` runs downwards.
const pair = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(-y)}`;

const isStraight = ([a, b, c, d]: Curve[number]) => {
  const off = (p: Point) => Math.abs((d.x - a.x) * (p.y - a.y) - (d.y - a.y) * (p.x - a.x));
  return off(b) + off(c) < Math.hypot(d.x - a.x, d.y - a.y);
};

/** The SVG path data of a curve. */
export function pathData(curve: Curve, isClosed = false): string {
  const [first] = curve;
  if (!first) return '';
  // Closing a path draws its last straight line anyway.
  const last = curve.at(-1);
  const shown = isClosed && last && isStraight(last) ? curve.slice(0, -1) : curve;
  const drawn = shown.map((cubic) =>
    isStraight(cubic) ? `L${pair(cubic[3])}` : `C${pair(cubic[1])} ${pair(cubic[2])} ${pair(cubic[3])}`,
  );
  return `M${pair(first[0])}${drawn.join('')}${isClosed ? 'Z' : ''}`;
}

export const lineData = (...points: readonly Point[]) =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${pair(point)}`).join('');

/** A whole circle, exact to a tenth of a millimetre so that wheels touch the ground. */
export function circleData(centre: Point, radius: number): string {
  const tenths = (value: number) => Math.round(value * 10) / 10;
  const r = tenths(radius);
  const start = `${tenths(centre.x - radius)} ${tenths(-centre.y)}`;
  return `M${start}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** The lines of squared paper between two corners, on multiples of `step`. */
export function gridData(low: Point, high: Point, step: number): string {
  const multiples = (from: number, to: number) => {
    const first = Math.ceil(from / step);
    return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step);
  };
  return [
    ...multiples(low.x, high.x).map((x) => lineData(at(x, low.y), at(x, high.y))),
    ...multiples(low.y, high.y).map((y) => lineData(at(low.x, y), at(high.x, y))),
  ].join('');
}
