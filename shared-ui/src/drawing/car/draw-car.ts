import { pathData } from '../path-data.ts';
import type { CarFacts } from './car-facts.ts';
import { type CarFrame, frameOf } from './car-frame.ts';
import { type Doors, doorsOf } from './doors.ts';
import { claddingOf, fittingsOf, hiddenOf, spareWheelOf } from './fittings.ts';
import { creasesOf, gapsOf, valancesOf } from './flank.ts';
import { type Glasshouse, glasshouseOf } from './glasshouse.ts';
import { frontLamp, rearLamp } from './lamps.ts';
import { profileOf } from './profile.ts';
import { axleMarks, type Wheels, wheelsOf } from './wheels.ts';

/** Path data of a car's side elevation in millimetres, nose to the left, standing on y = 0. */
export interface CarDrawing {
  readonly frame: CarFrame;
  /** Silhouette of the body, closed. */
  readonly body: string;
  readonly spareWheel: string;
  readonly glass: Glasshouse;
  readonly doors: Doors;
  readonly wheels: Wheels;
  readonly lamps: string;
  readonly lenses: string;
  readonly gaps: string;
  readonly creases: string;
  readonly cladding: string;
  readonly fittings: string;
  readonly hidden: string;
  readonly axleMarks: string;
}

/** Draws a car from its published figures. */
export function drawCar(facts: CarFacts): CarDrawing {
  const frame = frameOf(facts);
  const profile = profileOf(frame);
  const glass = glasshouseOf(frame, profile);
  const headlamp = frontLamp(frame, profile, frame.lines.headlamp);
  const tailLamp = rearLamp(frame, profile, frame.lines.tailLamp);
  const { fogLamp } = frame.lines;
  const parts = { frame, profile, headlamp, tailLamp };
  return {
    frame,
    body: pathData(profile.outline, true),
    spareWheel: spareWheelOf(parts),
    glass,
    doors: doorsOf(frame, glass),
    wheels: wheelsOf(frame),
    lamps: headlamp.path + tailLamp.path + (fogLamp ? frontLamp(frame, profile, fogLamp).path : ''),
    lenses: headlamp.lens + tailLamp.lens,
    gaps: gapsOf(parts) + valancesOf(parts),
    creases: creasesOf(parts),
    cladding: claddingOf(parts),
    fittings: fittingsOf(parts),
    hidden: hiddenOf(parts),
    axleMarks: axleMarks(frame),
  };
}
