import { type Curve, curveThrough, type Node, sampled } from '../curve.ts';
import { angleOf, at, type Point } from '../geometry.ts';
import { pathData } from '../path-data.ts';
import { boxAround } from '../shapes.ts';
import type { CarFrame } from './car-frame.ts';
import type { Lamp } from './lamps.ts';
import type { Profile } from './profile.ts';

/** The parts that the lines of the flank are measured from. */
export interface FlankParts {
  readonly frame: CarFrame;
  readonly profile: Profile;
  readonly headlamp: Lamp;
  readonly tailLamp: Lamp;
}

/** The crease from head lamp to tail lamp. */
function shoulderOf({ frame, profile, headlamp, tailLamp }: FlankParts): Curve {
  const { frontAxle, rearAxle } = frame;
  const [front, rear] = frame.lines.shoulder;
  const over = at(frontAxle.x + 60, frame.height(front));
  const start = at(headlamp.tip.x + 70, headlamp.tip.y + 4);
  const rearY = frame.height(rear);
  const end = tailLamp.isUpright
    ? at(profile.tailAt(rearY) - 130, rearY + 6)
    : at(tailLamp.tip.x - 50, tailLamp.tip.y);
  return curveThrough([
    // A crease above the lamp would cross the bonnet's edge, so it rises from the fender instead.
    ...(over.y > start.y + 55 ? [at(over.x - 180, over.y - 22)] : [start]),
    { ...over, radius: 320 },
    { ...at(rearAxle.x - 60, rearY), radius: 320, crown: 0.02 },
    end,
  ]);
}

/** The crease from head lamp to tail lamp and the one above the sill. */
export function creasesOf(parts: FlankParts): string {
  const { lines, frontAxle, rearAxle, archRadius } = parts.frame;
  const low = lines.clearanceMm + 210;
  const sill = curveThrough([
    { ...at(frontAxle.x + archRadius + 190, low), crown: -0.012 },
    at(rearAxle.x - archRadius - 90, low + 55),
  ]);
  return pathData(shoulderOf(parts)) + pathData(sill);
}

/** Panel gaps: bonnet, bumpers, fuel flap. */
export function gapsOf(parts: FlankParts): string {
  const { frame, profile, headlamp, tailLamp } = parts;
  const { frontAxle, rearAxle, archRadius, facts } = frame;
  const cowlX = frame.along(frame.lines.cowl[0]);
  const start = headlamp.tip.x - 60;
  const below = (x: number, gap: number): Point => at(x, profile.topAt(x) - gap);
  const bonnet = curveThrough(
    [0, 0.5, 1].map((share): Node => {
      const x = start + (cowlX - 40 - start) * share;
      const gap = 78 - 30 * share;
      const slope = angleOf(below(x - 30, gap), below(x + 30, gap));
      return { ...below(x, gap), heading: (slope * 180) / Math.PI };
    }),
  );
  const seam = (foot: Point, axle: Point, side: 1 | -1) => {
    const end = at(axle.x + side * archRadius * 0.9, axle.y + archRadius * 0.44);
    return pathData(curveThrough([{ ...foot, crown: 0.06 * side }, end]));
  };
  const flapX = Math.min(
    rearAxle.x + archRadius * 0.55,
    tailLamp.isUpright ? frame.tailX - 260 : tailLamp.tip.x - 120,
  );
  return (
    pathData(bonnet) +
    seam(headlamp.foot, frontAxle, -1) +
    (tailLamp.isUpright ? '' : seam(tailLamp.foot, rearAxle, 1)) +
    (facts.isElectric ? '' : boxAround(at(flapX, flapHeight(parts, flapX)), 140, 124, 34))
  );
}

/** The flap sits under the shoulder crease, or over it where the wheel arch leaves no room. */
function flapHeight(parts: FlankParts, x: number): number {
  const { lines, rearAxle, archRadius } = parts.frame;
  const creases = sampled(shoulderOf(parts))
    .filter((point) => Math.abs(point.x - x) < 100)
    .map(({ y }) => y);
  const under = Math.min(...creases) - 95;
  const hasRoom = under - 80 > rearAxle.y + archRadius * 0.85 + lines.claddingMm;
  return hasRoom ? under : Math.max(...creases) + 95;
}

/** The lower edges of the bumpers' painted part. */
export function valancesOf({ frame, profile }: FlankParts): string {
  const { lines, frontAxle, rearAxle, archRadius } = frame;
  const meet = (axle: Point, y: number, side: 1 | -1) => {
    const radius = archRadius + lines.claddingMm;
    return at(axle.x + side * Math.sqrt(Math.max(0, radius ** 2 - (y - axle.y) ** 2)), y);
  };
  if (lines.grilleFoot) return '';
  const front = frame.height(lines.chin[1]) + 105;
  const rear = frame.height(lines.heel[1]) + 105;
  return (
    pathData(
      curveThrough([
        { ...at(profile.noseAt(front + 25) + 8, front + 25), crown: -0.03 },
        meet(frontAxle, front, -1),
      ]),
    ) +
    pathData(
      curveThrough([
        { ...meet(rearAxle, rear, 1), crown: -0.03 },
        at(profile.tailAt(rear + 25) - 8, rear + 25),
      ]),
    )
  );
}
