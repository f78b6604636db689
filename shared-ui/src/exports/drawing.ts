export { CarElevation, type CarElevationProps } from '../drawing/car-elevation.tsx';
export type {
  BodyLines,
  BodyType,
  CarFacts,
  EndStation,
  LampLines,
  LineHints,
  Station,
  WheelStyle,
} from '../drawing/car-facts.ts';
export { CarLines, type CarLinesProps } from '../drawing/car-lines.tsx';
export { arc, type Curve, curveThrough, type Node } from '../drawing/curve.ts';
export { type CarDrawing, drawCar } from '../drawing/draw-car.ts';
export { at, type Point, polar, radians } from '../drawing/geometry.ts';
export { circleData, gridData, lineData, pathData } from '../drawing/path-data.ts';
export { boxAround, boxData, hatchData, rounded } from '../drawing/shapes.ts';
export { pen, Stroke, type StrokeProps } from '../drawing/stroke.tsx';
export { spokes } from '../drawing/wheels.ts';
