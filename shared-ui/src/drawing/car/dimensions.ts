import { at, type Point } from '../geometry.ts';
import { lineData } from '../path-data.ts';
import type { CarFrame } from './car-frame.ts';

/** A figure beside a dimension line; `turned` ones read from the right. */
export interface Figure extends Point {
  readonly name: 'length' | 'wheelbase' | 'height';
  readonly text: string;
  readonly turned: boolean;
}

export interface Dimensions {
  readonly lines: string;
  readonly wheelbase: string;
  readonly figures: readonly Figure[];
}

/** Room that the dimension lines take below the ground and behind the tail. */
export const dimensionRoomMm = 460;

const first = 250;
const second = 480;
const tick = 38;
const behind = 330;

const slash = ({ x, y }: Point) => lineData(at(x - tick, y - tick), at(x + tick, y + tick));

/** Length, wheelbase and height with their extension lines, tick marks and figures in mm. */
export function dimensionsOf({ facts, frontAxle, rearAxle, station, lines }: CarFrame): Dimensions {
  const { lengthMm, heightMm, wheelbaseMm } = facts;
  const right = lengthMm + behind;
  const level = (from: number, to: number, y: number) =>
    lineData(at(from, y), at(to, y)) + slash(at(from, y)) + slash(at(to, y));
  const drop = (x: number, from: number, to: number) => lineData(at(x, from), at(x, to));
  return {
    lines: [
      level(0, lengthMm, -second),
      drop(0, -60, -second - 70),
      drop(lengthMm, -60, -second - 70),
      drop(frontAxle.x, -60, -first - 70),
      drop(rearAxle.x, -60, -first - 70),
      lineData(at(station(lines.roofEnd).x + 70, heightMm), at(right + 70, heightMm)),
      lineData(at(right, 0), at(right, heightMm)),
      slash(at(right, 0)),
      slash(at(right, heightMm)),
    ].join(''),
    wheelbase: level(frontAxle.x, rearAxle.x, -first),
    figures: [
      {
        ...at((frontAxle.x + rearAxle.x) / 2, -first + 34),
        name: 'wheelbase',
        text: `${wheelbaseMm}`,
        turned: false,
      },
      { ...at(lengthMm / 2, -second + 34), name: 'length', text: `${lengthMm}`, turned: false },
      { ...at(right - 34, heightMm / 2), name: 'height', text: `${heightMm}`, turned: true },
    ],
  };
}
