/**
 * Turned parts seen askew: their axis runs along x, towards the viewer at the right,
 * and every circle around it shows as an upright ellipse.
 */
const squash = 0.36;

const n = Math.round;

/** A point at `radius` and `angle` (radians) on the face that cuts the axis at `t`. */
const facePoint = (t: number, radius: number, angle: number) =>
  `${n(t + squash * radius * Math.cos(angle))} ${n(-radius * Math.sin(angle))}`;

const sweep = (radius: number, isClockwise: boolean, isLarge = false) =>
  `A${n(squash * radius)} ${n(radius)} 0 ${isLarge ? 1 : 0} ${isClockwise ? 1 : 0} `;

/** A whole circle of the face at `t`. */
export const ring = (t: number, radius: number): string => {
  const [rx, ry] = [n(squash * radius), n(radius)];
  return `M${n(t)} ${-ry}a${rx} ${ry} 0 1 0 0 ${2 * ry}a${rx} ${ry} 0 1 0 0 ${-2 * ry}Z`;
};

/** The half of a circle that lies away from the viewer. */
export const farHalf = (t: number, radius: number): string =>
  `M${n(t)} ${n(-radius)}${sweep(radius, false)}${n(t)} ${n(radius)}`;

/** A cylinder from `t0` to its visible face at `t1`. */
export const cylinder = (t0: number, t1: number, radius: number): string =>
  `M${n(t1)} ${n(-radius)}L${n(t0)} ${n(-radius)}${sweep(radius, false)}${n(t0)} ${n(radius)}L${n(t1)} ${n(radius)}` +
  `${sweep(radius, false, true)}${n(t1)} ${n(-radius)}Z`;

/** A cylinder between two radii, for shoulders and boots. */
export const cone = (t0: number, t1: number, radius0: number, radius1: number): string =>
  `M${n(t1)} ${n(-radius1)}L${n(t0)} ${n(-radius0)}${sweep(radius0, false)}${n(t0)} ${n(radius0)}L${n(t1)} ${n(radius1)}` +
  `${sweep(radius1, false, true)}${n(t1)} ${n(-radius1)}Z`;

/** What shows of a circle `depth` behind the mouth of a bore of the same radius. */
export function insideBore(t: number, radius: number, depth: number): string {
  const limit = Math.acos(Math.min(1, depth / (2 * squash * radius)));
  return `M${facePoint(t - depth, radius, limit)}${sweep(radius, true)}${facePoint(t - depth, radius, -limit)}`;
}

/** Small circles evenly around a face. */
export const holes = (t: number, onRadius: number, radius: number, count: number, turn = 0): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = turn + (2 * Math.PI * index) / count;
    return ring(t + squash * onRadius * Math.cos(angle), radius).replace(
      /^M(\S+) (\S+?)a/,
      (_match, x: string, y: string) => `M${x} ${n(Number(y) - onRadius * Math.sin(angle))}a`,
    );
  }).join('');

/** Middles of `count` places around a face: along the axis, and above it. */
export const places = (onRadius: number, count: number, turn = 0) =>
  Array.from({ length: count }, (_, index) => {
    const angle = turn + (2 * Math.PI * index) / count;
    return {
      along: squash * onRadius * Math.cos(angle),
      above: onRadius * Math.sin(angle),
    };
  });

interface Sector {
  readonly t0: number;
  readonly t1: number;
  readonly inner: number;
  readonly outer: number;
  /** Radians. */
  readonly from: number;
  readonly to: number;
}

/** A piece of a ring over the axis, such as a brake pad: shapes to be painted in this order. */
export function sector({ t0, t1, inner, outer, from, to }: Sector): readonly string[] {
  const top = Math.PI / 2;
  const arc = (t: number, radius: number, angle: number, isClockwise: boolean) =>
    `${sweep(radius, isClockwise)}${facePoint(t, radius, angle)}`;
  const surface = (radius: number, end: number) =>
    `M${facePoint(t0, radius, top)}${arc(t0, radius, end, end < top)}L${facePoint(t1, radius, end)}` +
    `${arc(t1, radius, top, end > top)}Z`;
  return [
    surface(inner, from),
    surface(outer, to),
    `M${facePoint(t0, inner, to)}L${facePoint(t0, outer, to)}L${facePoint(t1, outer, to)}L${facePoint(t1, inner, to)}Z`,
    `M${facePoint(t1, outer, from)}${arc(t1, outer, to, false)}L${facePoint(t1, inner, to)}${arc(t1, inner, from, true)}Z`,
  ];
}

/** Circles so close that they look like one rounded body. Draw the edge first, then the fill without an edge. */
export const stack = (profile: readonly (readonly [t: number, radius: number])[]): string =>
  profile.map(([t, radius]) => ring(t, radius)).join('');

/** An arc of the circle at `t` between two angles (radians). */
export const bow = (t: number, radius: number, [from = 0, to = 0]: readonly number[]): string =>
  `M${facePoint(t, radius, from)}${sweep(radius, false)}${facePoint(t, radius, to)}`;
