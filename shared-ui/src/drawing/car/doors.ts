import { curveThrough, type Node } from '../curve.ts';
import { at, polar } from '../geometry.ts';
import { lineData, pathData } from '../path-data.ts';
import { boxAround } from '../shapes.ts';
import type { CarFrame } from './car-frame.ts';
import type { Glasshouse } from './glasshouse.ts';

const sillHeight = 95;
const clearOfArch = 58;

export interface Doors {
  readonly cuts: string;
  readonly handles: string;
  readonly mirror: string;
}

function cutsOf(frame: CarFrame, glass: Glasshouse): string {
  const { lines, frontAxle, rearAxle, archRadius } = frame;
  const sill = lines.clearanceMm + sillHeight;
  const postX = frame.along(lines.pillarB);
  const hinge = Math.max(frontAxle.x + archRadius + 95, glass.frontCorner.x - 60);
  const front: Node[] = [
    at(glass.frontCorner.x + 6, glass.frontCorner.y),
    { ...at(hinge, glass.frontCorner.y - 130), radius: 110 },
    { ...at(hinge + 4, sill), radius: 70 },
    at(postX + 6, sill),
  ];
  const middle = lineData(at(postX, glass.beltAt(postX)), at(postX + 6, sill));
  if (lines.doors === 2) return pathData(curveThrough(front)) + middle;

  const endX = frame.along(lines.doorEnd);
  const around = archRadius + clearOfArch;
  const low = Math.PI - Math.asin((sill - rearAxle.y) / around);
  const high = Math.acos(Math.max(-0.75, Math.min(-0.2, (endX - 10 - rearAxle.x) / around)));
  const halfway = (low + high) / 2;
  const foot = polar(rearAxle, around, low);
  const rear: Node[] = [
    at(postX + 6, sill),
    { ...at(foot.x - 20, sill), radius: 60 },
    { ...polar(rearAxle, around, halfway), heading: (halfway * 180) / Math.PI - 90 },
    { ...polar(rearAxle, around, high), radius: 120 },
    at(endX, glass.beltAt(endX)),
  ];
  return pathData(curveThrough(front)) + middle + pathData(curveThrough(rear));
}

/** Handles keep clear of the shoulder crease: all above it, or all below. */
function handleHeights(
  { lines, frontAxle, facts, height }: CarFrame,
  glass: Glasshouse,
  xs: readonly number[],
) {
  const [front, rear] = lines.shoulder;
  const creaseAt = (x: number) => height(front + ((rear - front) * (x - frontAxle.x)) / facts.wheelbaseMm);
  const above = xs.map((x) => at(x, glass.beltAt(x) - 95));
  const areClear = above.every(({ x, y }) => y - creaseAt(x) > 40);
  return areClear ? above : above.map(({ x, y }) => at(x, Math.min(y, creaseAt(x) - 52)));
}

export function doorsOf(frame: CarFrame, glass: Glasshouse): Doors {
  const { lines } = frame;
  const grips = [frame.along(lines.pillarB) - 150, frame.along(lines.doorEnd) - 130].slice(
    0,
    lines.doors / 2,
  );
  const handles = handleHeights(frame, glass, grips);
  const mirrorNode = (dx: number, dy: number, radius: number): Node => ({
    x: glass.frontCorner.x + dx,
    y: glass.frontCorner.y + dy,
    radius,
  });
  const mirror = curveThrough(
    [mirrorNode(70, -8, 30), mirrorNode(58, 92, 50), mirrorNode(205, 128, 40), mirrorNode(262, 20, 40)],
    true,
  );
  return {
    cuts: cutsOf(frame, glass),
    handles: handles.map((middle) => boxAround(middle, 180, 34, 15)).join(''),
    mirror: pathData(mirror, true),
  };
}
