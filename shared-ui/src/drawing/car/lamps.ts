import { curveThrough } from '../curve.ts';
import { at, between, type Point } from '../geometry.ts';
import { pathData } from '../path-data.ts';
import type { LampLines } from './car-facts.ts';
import type { CarFrame } from './car-frame.ts';
import type { Profile } from './profile.ts';

/** The inner end of a lamp, where creases and panel gaps take off. */
export interface Lamp {
  readonly path: string;
  /** The line inside the glass that follows its upper edge. */
  readonly lens: string;
  readonly tip: Point;
  readonly foot: Point;
  readonly isUpright: boolean;
}

function lampOf(frame: CarFrame, lamp: LampLines, edgeAt: (y: number) => number, inwards: 1 | -1): Lamp {
  const top = frame.height(lamp.top);
  const bottom = top - lamp.heightMm;
  const inner = lamp.heightMm * (lamp.taper ?? 0.4);
  const tipTop = top + (lamp.riseMm ?? 0);
  const edge = (y: number) => edgeAt(y) + inwards * 14;
  const isUpright = lamp.heightMm > 1.5 * lamp.reachMm;
  // An upright lamp runs along the tail; a flat one reaches into the flank.
  const innerAt = (y: number) => edgeAt(isUpright ? y : (top + bottom) / 2) + inwards * lamp.reachMm;
  const innerX = innerAt(tipTop);
  const radius = Math.min(34, lamp.heightMm / 4);
  const path = curveThrough(
    [
      ...[0, 0.25, 0.5, 0.75, 1].map((share) => {
        const y = bottom + (top - bottom) * share;
        return { ...at(edge(y), y), radius: share % 1 === 0 ? radius * 0.7 : lamp.heightMm / 8 };
      }),
      { ...at(innerX, tipTop), radius },
      { ...at(innerAt(tipTop - inner) - (isUpright ? 0 : inwards * 20), tipTop - inner), radius },
    ],
    true,
  );
  const under = Math.min(46, lamp.heightMm * 0.3);
  const lens = curveThrough([
    at(edge(bottom + lamp.heightMm * 0.3) + inwards * 24, bottom + lamp.heightMm * 0.3),
    { ...at(edge(top - under) + inwards * 30, top - under), radius: 30 },
    at(
      innerX - inwards * (lamp.reachMm * 0.12 + 20),
      tipTop - Math.min(under, inner * 0.5) - (lamp.riseMm ?? 0) * 0.12,
    ),
  ]);
  return {
    path: pathData(path, true),
    lens: lamp.heightMm < 90 ? '' : pathData(lens),
    tip: at(innerX, tipTop - inner / 2),
    foot: between(at(edge(bottom), bottom), at(innerX, tipTop - inner), 0.6),
    isUpright,
  };
}

export const frontLamp = (frame: CarFrame, profile: Profile, lamp: LampLines) =>
  lampOf(frame, lamp, profile.noseAt, 1);

export const rearLamp = (frame: CarFrame, profile: Profile, lamp: LampLines) =>
  lampOf(frame, lamp, profile.tailAt, -1);
