/** Millimetres: `x` runs backwards from the front bumper, `y` upwards from the ground. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const at = (x: number, y: number): Point => ({ x, y });

export const plus = (a: Point, b: Point, share = 1): Point => at(a.x + b.x * share, a.y + b.y * share);

export const between = (a: Point, b: Point, share: number): Point => plus(a, minus(b, a), share);

const minus = (a: Point, b: Point): Point => at(a.x - b.x, a.y - b.y);

export const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

/** The point at `length` from `origin` in the direction of `angle` (radians, anticlockwise from +x). */
export const polar = (origin: Point, length: number, angle: number): Point =>
  at(origin.x + length * Math.cos(angle), origin.y + length * Math.sin(angle));

export const angleOf = (from: Point, to: Point) => Math.atan2(to.y - from.y, to.x - from.x);

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
