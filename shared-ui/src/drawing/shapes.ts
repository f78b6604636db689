import { type Curve, curveThrough, type Node } from './curve.ts';
import { at, type Point } from './geometry.ts';
import { lineData, pathData } from './path-data.ts';

/** A closed shape through corners, each rounded over `radius` mm. */
export const rounded = (corners: readonly Point[], radius: number): Curve =>
  curveThrough(
    corners.map((corner): Node => ({ ...corner, radius })),
    true,
  );

/** A box between two opposite corners. */
export const boxData = (low: Point, high: Point, radius = 0): string =>
  pathData(rounded([low, at(low.x, high.y), high, at(high.x, low.y)], radius), true);

/** A box of a size around its middle. */
export const boxAround = ({ x, y }: Point, width: number, height: number, radius = 0): string =>
  boxData(at(x - width / 2, y - height / 2), at(x + width / 2, y + height / 2), radius);

/** Parallel 45° strokes between two corners, as on a cut surface. */
export function hatchData(low: Point, high: Point, gap: number): string {
  const [width, height] = [high.x - low.x, high.y - low.y];
  const count = Math.floor((width + height) / gap);
  return Array.from({ length: count }, (_, index) => {
    const run = (index + 0.5) * gap;
    const from = at(low.x + Math.max(0, run - height), low.y + Math.min(run, height));
    const to = at(low.x + Math.min(run, width), low.y + Math.max(0, run - width));
    return lineData(from, to);
  }).join('');
}
