import { curveThrough, type Node } from '../curve.ts';
import { angleOf, at, between, type Point, plus, polar } from '../geometry.ts';
import { lineData, pathData } from '../path-data.ts';
import type { CarFrame } from './car-frame.ts';
import type { Profile } from './profile.ts';

const pillarA = 96;
const roofRail = 88;

export interface Glasshouse {
  /** Closed outline of the side windows. */
  readonly opening: string;
  /** Pillars, and the windscreen's edge. */
  readonly pillars: string;
  /** Short strokes, the drawing convention for glass. */
  readonly reflections: string;
  /** Front lower corner of the windows, where mirror and door begin. */
  readonly frontCorner: Point;
  readonly beltAt: (x: number) => number;
}

/** The line beside the windscreen, `offset` mm inside it, at height `y`. */
function besideScreen(frame: CarFrame, offset: number, y: number): Point {
  const foot = frame.station(frame.lines.cowl);
  const top = frame.station(frame.lines.roofFront);
  const slope = angleOf(foot, top);
  const start = polar(foot, offset, slope - Math.PI / 2);
  return at(start.x + (y - start.y) / Math.tan(slope), y);
}

/** Where the windows' front edge meets the line under the roof. */
function frontTop(frame: CarFrame, profile: Profile): Point {
  let y = frame.height(frame.lines.roofFront[1]) - 160;
  while (y < profile.topAt(besideScreen(frame, pillarA, y).x) - roofRail) y += 2;
  return besideScreen(frame, pillarA, y);
}

export function glasshouseOf(frame: CarFrame, profile: Profile): Glasshouse {
  const { lines, frontAxle, facts } = frame;
  const [beltFront, beltRear] = lines.belt;
  const beltHint = (x: number) =>
    frame.height(beltFront + ((beltRear - beltFront) * (x - frontAxle.x)) / facts.wheelbaseMm);
  const underRoof = (x: number) => at(x, profile.topAt(x) - roofRail);

  const top = frontTop(frame, profile);
  const rearTop = underRoof(frame.along(lines.glassTop));
  const rear = frame.station(lines.glassEnd);
  const corner = besideScreen(frame, pillarA, beltHint(besideScreen(frame, pillarA, beltHint(top.x)).x));
  const kickX = rear.x - lines.beltKickMm;
  const beltEnd = lines.beltKickMm > 0 ? at(kickX, beltHint(kickX)) : rear;
  const beltAt = (x: number) => corner.y + ((beltEnd.y - corner.y) * (x - corner.x)) / (beltEnd.x - corner.x);

  const roofSteps = [0.2, 0.4, 0.6, 0.8].map((share) => top.x + (rearTop.x - top.x) * share);
  const roofLine = roofSteps.map((x): Node => {
    const slope = angleOf(underRoof(x - 40), underRoof(x + 40));
    return { ...underRoof(x), heading: (slope * 180) / Math.PI };
  });
  const opening = curveThrough(
    [
      { ...corner, radius: 26, crown: lines.screenCrown * 0.8 },
      { ...top, radius: 120 },
      ...roofLine,
      { ...rearTop, radius: 70 },
      { ...rear, radius: 34 },
      ...(lines.beltKickMm > 0 ? [{ ...beltEnd, radius: 60 }] : []),
    ],
    true,
  );

  const postX = frame.along(lines.pillarB);
  const upperEdge = (x: number) =>
    x <= rearTop.x ? underRoof(x) : between(rearTop, rear, (x - rearTop.x) / (rear.x - rearTop.x));
  const post = (x: number, lean: number) => lineData(at(x, beltAt(x)), upperEdge(x + lean));
  const light = frame.along(lines.doorEnd);
  const hasRearLight = lines.doors === 4 && rear.x - light > 170;
  const screenEdge = (offset: number) =>
    lineData(
      besideScreen(frame, offset, frame.height(lines.cowl[1]) - 6),
      besideScreen(frame, offset, frame.height(lines.roofFront[1]) - 40),
    );
  const pillars = [
    screenEdge(34),
    post(postX - 42, 22),
    post(postX + 42, 26),
    ...(hasRearLight ? [post(light - 22, 14 + slant(frame)), post(light + 40, 14 + slant(frame))] : []),
  ];

  return {
    opening: pathData(opening, true),
    pillars: pillars.join(''),
    reflections: reflections(beltAt, underRoof, [postX - 330, postX + 330]),
    frontCorner: corner,
    beltAt,
  };
}

/** Pillars behind the rear door follow the tail: upright in a wagon, leaning in a saloon. */
const slant = (frame: CarFrame) =>
  0.25 * (frame.along(frame.lines.glassTop) - frame.along(frame.lines.glassEnd[0]));

function reflections(beltAt: (x: number) => number, underRoof: (x: number) => Point, middles: number[]) {
  const stroke = (x: number, from: number, to: number) => {
    const low = at(x - 70, beltAt(x));
    const rise = at(140, underRoof(x).y - low.y);
    return lineData(plus(low, rise, from), plus(low, rise, to));
  };
  return middles.map((x) => stroke(x, 0.28, 0.72) + stroke(x + 60, 0.42, 0.62)).join('');
}
