import { arc, type Curve, curveThrough, type Node, sampled, straight } from '../curve.ts';
import { at, type Point } from '../geometry.ts';
import type { CarFrame } from './car-frame.ts';

/** The side view's silhouette, and functions that measure it. */
export interface Profile {
  /** Closed: nose, roof, tail, and back along the sill over both wheel arches. */
  readonly outline: Curve;
  /** Height of the roof or bonnet line at `x`. */
  readonly topAt: (x: number) => number;
  /** The position of nose or tail at a height. */
  readonly noseAt: (y: number) => number;
  readonly tailAt: (y: number) => number;
}

/** The opening over a wheel, from its rear foot to its front foot. */
export function archCurve(frame: CarFrame, axle: Point, frontY: number, rearY: number, grow = 0): Curve {
  const radius = frame.archRadius + grow;
  const rise = (y: number) => Math.asin(Math.max(-0.95, (y - axle.y) / radius));
  const isRound = frame.lines.arch === 'round' || (frame.lines.arch === 'angular' && grow === 0);
  if (isRound) return arc(axle, radius, rise(rearY), Math.PI - rise(frontY));
  const corner = (x: number, y: number, round: number, foot = 0): Node => ({
    x: axle.x + x * radius,
    y: Math.max(axle.y + y * radius, foot + 110),
    radius: round,
  });
  return curveThrough([
    at(axle.x + 1.04 * radius, rearY),
    corner(1, 0.15, 120, rearY),
    corner(0.66, 0.98, 140),
    corner(-0.7, 0.98, 140),
    corner(-1, 0.2, 120, frontY),
    at(axle.x - 1.06 * radius, frontY),
  ]);
}

const firstOf = (curve: Curve) => curve[0]?.[0] ?? at(0, 0);
const lastOf = (curve: Curve) => curve.at(-1)?.[3] ?? at(0, 0);

/** The step from a separate bumper back to the grille. */
const shelf = (foot: Point): Node[] => [
  { ...at(18, foot.y - 12), radius: 30 },
  { ...foot, radius: 24 },
];

function upperNodes(frame: CarFrame, frontFoot: Point, rearFoot: Point): Node[] {
  const { lines, station, fromNose, fromTail, height } = frame;
  const roofEnd = station(lines.roofEnd);
  const underSpoiler = at(roofEnd.x - lines.spoilerMm, roofEnd.y - 50);
  return [
    frontFoot,
    { ...fromNose(lines.chin), radius: 90 },
    { x: 0, y: height(lines.nose), heading: 90 },
    ...(lines.grilleFoot ? shelf(fromNose(lines.grilleFoot)) : []),
    { ...fromNose(lines.bonnetEdge), radius: lines.bonnetEdgeRadiusMm, crown: lines.bonnetCrown },
    { ...station(lines.cowl), radius: 70, crown: lines.screenCrown },
    { ...station(lines.roofFront), radius: lines.roofFrontRadiusMm },
    { x: frame.along(lines.roofPeak), y: frame.roofY, heading: 0 },
    { ...roofEnd, radius: lines.roofEndRadiusMm, crown: lines.spoilerMm > 0 ? 0 : lines.rearScreenCrown },
    ...(lines.spoilerMm > 0 ? [{ ...underSpoiler, radius: 24, crown: lines.rearScreenCrown }] : []),
    { ...station(lines.rearScreen), radius: 130 },
    { ...fromTail(lines.deckEnd), radius: lines.deckEndRadiusMm },
    { ...fromTail(lines.tailPanel), radius: 70 },
    { x: frame.tailX, y: height(lines.tail), heading: -90 },
    { ...fromTail(lines.heel), radius: 100 },
    rearFoot,
  ];
}

export function profileOf(frame: CarFrame): Profile {
  const { lines, frontAxle, rearAxle } = frame;
  const chinY = frame.height(lines.chin[1]);
  const heelY = frame.height(lines.heel[1]);
  const frontArch = archCurve(frame, frontAxle, chinY, lines.clearanceMm);
  const rearArch = archCurve(frame, rearAxle, lines.clearanceMm, heelY);
  const upper = curveThrough(upperNodes(frame, lastOf(frontArch), firstOf(rearArch)));
  const points = sampled(upper);
  const middle = frame.facts.lengthMm / 2;
  const crossing = (candidates: Point[], y: number) =>
    candidates.reduce((best, point) => (Math.abs(point.y - y) < Math.abs(best.y - y) ? point : best)).x;
  const noseTop = frame.height(lines.bonnetEdge[1]) * 1.06;
  const front = points.filter(({ x, y }) => x < frontAxle.x && y <= noseTop);
  const rear = points.filter(({ x }) => x > rearAxle.x);
  return {
    outline: [...upper, ...rearArch, ...straight(lastOf(rearArch), firstOf(frontArch)), ...frontArch],
    topAt: (x) => {
      const span = points.findIndex(
        (point, index) => index > 0 && point.x >= x && point.y > frontAxle.y * 1.4,
      );
      const [a, b] = [points[span - 1], points[span]];
      if (!a || !b) return 0;
      return a.y + ((b.y - a.y) * (x - a.x)) / Math.max(1, b.x - a.x);
    },
    noseAt: (y) => crossing(front, y),
    tailAt: (y) =>
      crossing(
        rear.filter((point) => point.x > middle),
        y,
      ),
  };
}
