import { angleOf, at, between, distance, type Point, polar, radians } from './geometry.ts';

/** A cubic Bézier: start, two handles, end. */
export type Cubic = readonly [Point, Point, Point, Point];
/** Cubics that join end to start. */
export type Curve = readonly Cubic[];

/**
 * A point that a line passes. A node with a heading is passed exactly and smoothly in that direction (degrees);
 * any other node is a corner, rounded off over `radius` mm of the lines that meet there.
 */
export interface Node extends Point {
  readonly heading?: number;
  readonly radius?: number;
  /** How far the line to the next node bulges to its left, as a share of its length. */
  readonly crown?: number;
}

const normal = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));

/** The handle length that makes a circular arc for equal turns, and a smooth curve for unequal ones. */
const handle = (chord: number, turn: number) => chord / 3 / Math.cos(Math.min(Math.abs(turn), 1.4) / 2) ** 2;

function segment(from: Node, to: Node): Cubic {
  const chord = distance(from, to);
  const along = angleOf(from, to);
  const bulge = 2 * Math.atan(2 * (from.crown ?? 0));
  const leaving = from.heading === undefined ? undefined : radians(from.heading);
  const arriving = to.heading === undefined ? undefined : radians(to.heading);
  // With one heading given, the other end mirrors it: the line is an arc.
  const start = leaving ?? (arriving === undefined ? along + bulge : 2 * along - arriving);
  const end = arriving ?? (leaving === undefined ? along - bulge : 2 * along - leaving);
  return [
    at(from.x, from.y),
    polar(from, handle(chord, normal(start - along)), start),
    polar(to, -handle(chord, normal(end - along)), end),
    at(to.x, to.y),
  ];
}

/** The part of a cubic between two parameters (de Casteljau). */
export function part([a, b, c, d]: Cubic, from: number, to: number): Cubic {
  const split = (t: number, points: Cubic): readonly [Cubic, Cubic] => {
    const [p, q, r, s] = points;
    const pq = between(p, q, t);
    const qr = between(q, r, t);
    const rs = between(r, s, t);
    const left = between(pq, qr, t);
    const right = between(qr, rs, t);
    const middle = between(left, right, t);
    return [
      [p, pq, left, middle],
      [middle, right, rs, s],
    ];
  };
  const [head] = split(to, [a, b, c, d]);
  return to === 0 ? head : split(from / to, head)[1];
}

/** Rounds the corner where `before` ends and `after` starts. */
function fillet(corner: Point, before: Cubic, after: Cubic): Cubic {
  const start = before[3];
  const end = after[0];
  const leaving = angleOf(before[2], start);
  const arriving = angleOf(end, after[1]);
  return [
    start,
    polar(start, 0.6 * distance(start, corner), leaving),
    polar(end, -0.6 * distance(end, corner), arriving),
    end,
  ];
}

const cutShare = (radius: number, line: Cubic) =>
  Math.min(0.48, radius / Math.max(1, distance(line[0], line[3])));

/** The curve through the nodes; a closed one returns to its first node. */
export function curveThrough(nodes: readonly Node[], isClosed = false): Curve {
  const following = (index: number) => nodes[(index + 1) % nodes.length];
  const lines = nodes.flatMap((node, index) => {
    const next = following(index);
    return next && (isClosed || index < nodes.length - 1) ? [{ node, next, line: segment(node, next) }] : [];
  });
  const radiusOf = (node: Node) => (node.heading === undefined ? (node.radius ?? 0) : 0);
  const isEnd = (node: Node) => !isClosed && (node === nodes[0] || node === nodes.at(-1));
  const trimmed = lines.map(({ node, next, line }) => ({
    next,
    line: part(
      line,
      isEnd(node) ? 0 : cutShare(radiusOf(node), line),
      1 - (isEnd(next) ? 0 : cutShare(radiusOf(next), line)),
    ),
  }));
  return trimmed.flatMap(({ next, line }, index) => {
    const after = trimmed[index + 1] ?? (isClosed ? trimmed[0] : undefined);
    return after && radiusOf(next) > 0 ? [line, fillet(next, line, after.line)] : [line];
  });
}

/** A circular arc, in steps of at most a quarter turn. Angles in radians; `from` > `to` runs clockwise. */
export function arc(centre: Point, radius: number, from: number, to: number): Curve {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2)));
  const step = (to - from) / steps;
  const reach = (4 / 3) * Math.tan(step / 4) * radius;
  return Array.from({ length: steps }, (_, index): Cubic => {
    const a = from + step * index;
    const b = a + step;
    const start = polar(centre, radius, a);
    const end = polar(centre, radius, b);
    return [start, polar(start, reach, a + Math.PI / 2), polar(end, -reach, b + Math.PI / 2), end];
  });
}

export const straight = (from: Point, to: Point): Curve => [
  [from, between(from, to, 1 / 3), between(from, to, 2 / 3), to],
];

/** A point of a cubic at parameter `t`. */
export function pointOn([a, b, c, d]: Cubic, t: number): Point {
  const s = 1 - t;
  const blend = (p: number, q: number, r: number, u: number) =>
    s ** 3 * p + 3 * s * s * t * q + 3 * s * t * t * r + t ** 3 * u;
  return at(blend(a.x, b.x, c.x, d.x), blend(a.y, b.y, c.y, d.y));
}

/** Points along a curve, close enough to measure it to a millimetre. */
export const sampled = (curve: Curve, steps = 24): Point[] =>
  curve.flatMap((cubic, index) =>
    Array.from({ length: index === 0 ? steps + 1 : steps }, (_, step) =>
      pointOn(cubic, (index === 0 ? step : step + 1) / steps),
    ),
  );
