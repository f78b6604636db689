import { at, type Point } from '../geometry.ts';
import { bodyTypes } from './body-types.ts';
import type { BodyLines, CarFacts, EndStation, Station } from './car-facts.ts';

const railHeightMm = 45;
const spareWheelDepthMm = 200;

/** A car's lines in millimetres: the positions of its axles, nose, tail and roof. */
export interface CarFrame {
  readonly facts: CarFacts;
  readonly lines: BodyLines;
  readonly frontAxle: Point;
  readonly rearAxle: Point;
  /** Rear end of the body, without a spare wheel. */
  readonly tailX: number;
  /** Top of the roof, without rails. */
  readonly roofY: number;
  readonly archRadius: number;
  readonly height: (share: number) => number;
  readonly along: (wheelbases: number) => number;
  readonly station: (station: Station) => Point;
  readonly fromNose: (station: EndStation) => Point;
  readonly fromTail: (station: EndStation) => Point;
}

export function frameOf(facts: CarFacts): CarFrame {
  const lines = { ...bodyTypes[facts.bodyType], ...facts.hints };
  const wheelRadius = lines.wheelDiameterMm / 2;
  const roofY = facts.heightMm - (lines.roofRails ? railHeightMm : 0);
  const tailX = facts.lengthMm - (lines.spareWheel ? spareWheelDepthMm : 0);
  const frontX = Math.round((facts.lengthMm - facts.wheelbaseMm) * lines.frontOverhang);
  const height = (share: number) => share * roofY;
  const along = (wheelbases: number) => frontX + wheelbases * facts.wheelbaseMm;
  return {
    facts,
    lines,
    frontAxle: at(frontX, wheelRadius),
    rearAxle: at(frontX + facts.wheelbaseMm, wheelRadius),
    tailX,
    roofY,
    archRadius: wheelRadius + lines.archGapMm,
    height,
    along,
    station: ([x, y]) => at(along(x), height(y)),
    fromNose: ([inset, y]) => at(inset, height(y)),
    fromTail: ([inset, y]) => at(tailX - inset, height(y)),
  };
}
