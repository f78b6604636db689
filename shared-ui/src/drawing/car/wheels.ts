import { curveThrough, type Node } from '../curve.ts';
import { type Point, polar, radians } from '../geometry.ts';
import { circleData, lineData, pathData } from '../path-data.ts';
import type { WheelStyle } from './car-facts.ts';
import type { CarFrame } from './car-frame.ts';

export interface Wheels {
  /** Tyres, standing on the ground. */
  readonly tyres: string;
  readonly rims: string;
  readonly lips: string;
  readonly spokes: string;
  readonly hubs: string;
}

const around = (count: number, draw: (angle: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(radians(90 + (360 / count) * index))).join('');

/** A window of the rim between two spokes: half-angles (degrees) at hub and rim. */
function opening(hub: Point, angle: number, radii: [number, number], halves: [number, number], twist = 0) {
  const [inner, outer] = radii;
  const corner = (radius: number, offset: number, round: number): Node => ({
    ...polar(hub, radius, angle + radians(offset)),
    radius: round,
  });
  const round = outer * 0.1;
  return pathData(
    curveThrough(
      [
        corner(inner, -halves[0], round),
        { ...corner(outer, -halves[1] + twist, round), crown: -Math.tan(radians(halves[1]) / 2) / 2 },
        corner(outer, halves[1] + twist, round),
        corner(inner, halves[0], round),
      ],
      true,
    ),
    true,
  );
}

/** Spokes by style, for a rim of radius `r` around `hub`. */
export const spokes: Record<WheelStyle, (hub: Point, r: number) => string> = {
  five: (hub, r) => around(5, (angle) => opening(hub, angle + radians(36), [r * 0.34, r * 0.9], [18, 28])),
  twin: (hub, r) =>
    around(5, (angle) => opening(hub, angle + radians(36), [r * 0.36, r * 0.88], [14, 21])) +
    around(5, (angle) => opening(hub, angle, [r * 0.5, r * 0.88], [3, 7])),
  multi: (hub, r) => around(10, (angle) => opening(hub, angle, [r * 0.34, r * 0.88], [8, 13])),
  turbine: (hub, r) => around(9, (angle) => opening(hub, angle, [r * 0.36, r * 0.88], [9, 13], 16)),
  aero: (hub, r) =>
    around(5, (angle) => opening(hub, angle + radians(36), [r * 0.55, r * 0.86], [6, 20])) +
    circleData(hub, r * 0.36),
  steel: (hub, r) =>
    around(8, (angle) => opening(hub, angle, [r * 0.66, r * 0.84], [9, 11])) + circleData(hub, r * 0.5),
};

function wheel(hub: Point, radius: number, rim: number, style: WheelStyle): Wheels {
  const bolts = around(5, (angle) => circleData(polar(hub, rim * 0.2, angle), rim * 0.035));
  return {
    tyres: circleData(hub, radius),
    rims: circleData(hub, rim),
    lips: circleData(hub, rim * 0.94),
    spokes: spokes[style](hub, rim),
    hubs: circleData(hub, rim * 0.11) + bolts,
  };
}

export function wheelsOf(frame: CarFrame): Wheels {
  const { lines, frontAxle, rearAxle } = frame;
  // The visible rim is its nominal diameter plus the flange that holds the tyre's bead.
  const rim = lines.rimDiameterMm / 2 + 14;
  const front = wheel(frontAxle, lines.wheelDiameterMm / 2, rim, lines.wheel);
  const rear = wheel(rearAxle, lines.wheelDiameterMm / 2, rim, lines.wheel);
  return {
    tyres: front.tyres + rear.tyres,
    rims: front.rims + rear.rims,
    lips: front.lips + rear.lips,
    spokes: front.spokes + rear.spokes,
    hubs: front.hubs + rear.hubs,
  };
}

/** Short crossed lines through each axle. */
export const axleMarks = (frame: CarFrame) =>
  [frame.frontAxle, frame.rearAxle]
    .map((axle) => {
      const reach = frame.lines.wheelDiameterMm / 2 + 70;
      return (
        lineData(polar(axle, -reach, 0), polar(axle, reach, 0)) +
        lineData(polar(axle, -reach, Math.PI / 2), polar(axle, reach, Math.PI / 2))
      );
    })
    .join('');
