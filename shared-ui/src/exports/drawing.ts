export { CarElevation, type CarElevationProps } from '../drawing/car/car-elevation.tsx';
export type {
  BodyLines,
  BodyType,
  CarFacts,
  EndStation,
  LampLines,
  LineHints,
  Station,
  WheelStyle,
} from '../drawing/car/car-facts.ts';
export { CarLines, type CarLinesProps } from '../drawing/car/car-lines.tsx';
export { type CarDrawing, drawCar } from '../drawing/car/draw-car.ts';
export { spokes } from '../drawing/car/wheels.ts';
export { arc, type Curve, curveThrough, type Node } from '../drawing/curve.ts';
export { at, type Point, polar, radians } from '../drawing/geometry.ts';
export { circleData, gridData, lineData, pathData } from '../drawing/path-data.ts';
export { boxAround, boxData, hatchData, rounded } from '../drawing/shapes.ts';
export { pen, Stroke, type StrokeProps } from '../drawing/stroke.tsx';
