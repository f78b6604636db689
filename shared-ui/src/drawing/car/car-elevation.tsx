import { token } from '../../theme/token.ts';
import { at } from '../geometry.ts';
import { gridData, lineData } from '../path-data.ts';
import { pen, Stroke } from '../stroke.tsx';
import type { CarFacts } from './car-facts.ts';
import { CarLines } from './car-lines.tsx';
import { dimensionRoomMm, dimensionsOf } from './dimensions.ts';
import { drawCar } from './draw-car.ts';

const gridMm = 500;
const marginMm = 250;
const underGroundMm = 140;

export interface CarElevationProps extends CarFacts {
  /** Shows length, wheelbase and height with their figures in mm. */
  showDimensions?: boolean;
  /**
   * Size of the sheet in mm. Cars on sheets of one size are drawn to one scale;
   * without it the sheet fits the car.
   */
  sheet?: { readonly widthMm: number; readonly heightMm: number };
  /** Accessible name. Without one the drawing is decoration. */
  title?: string;
  className?: string;
}

/** A car's side elevation on drafting paper, drawn to scale from its published figures. */
export function CarElevation({
  showDimensions = false,
  sheet,
  title,
  className,
  ...facts
}: CarElevationProps) {
  const drawing = drawCar(facts);
  const { frontAxle, rearAxle } = drawing.frame;
  const room = showDimensions ? dimensionRoomMm : 0;
  const width = Math.max(sheet?.widthMm ?? 0, facts.lengthMm + 2 * marginMm + room);
  const height = Math.max(sheet?.heightMm ?? 0, facts.heightMm + marginMm + underGroundMm + room);
  const left = Math.round((facts.lengthMm + room * 0.7 - width) / 2);
  const bottom = -(underGroundMm + room);
  const top = bottom + height;
  const viewBox = `${left} ${-top} ${width} ${height}`;
  const lines = (
    <>
      <Stroke d={gridData(at(left, bottom), at(left + width, top), gridMm)} tone="grid" weight="hair" />
      <Stroke d={lineData(at(left, 0), at(left + width, 0))} tone="faint" />
      <CarLines drawing={drawing} />
      <Stroke d={lineData(at(frontAxle.x, 0), at(rearAxle.x, 0))} tone="accent" weight="outline" />
      {showDimensions && <Dimensions {...dimensionsOf(drawing.frame)} />}
    </>
  );
  return title ? (
    <svg {...pen} className={className} viewBox={viewBox} role="img" aria-label={title}>
      {lines}
    </svg>
  ) : (
    <svg {...pen} className={className} viewBox={viewBox} aria-hidden="true">
      {lines}
    </svg>
  );
}

function Dimensions({ lines, wheelbase, figures }: ReturnType<typeof dimensionsOf>) {
  return (
    <>
      <Stroke d={lines} tone="soft" weight="fine" />
      <Stroke d={wheelbase} tone="accent" />
      {figures.map(({ name, text, x, y, turned }) => (
        <text
          key={name}
          x={x}
          y={-y}
          transform={turned ? `rotate(-90 ${x} ${-y})` : undefined}
          textAnchor="middle"
          fill={token('text-muted')}
          fontFamily={token('font-drawing')}
          fontSize={130}
        >
          {text}
        </text>
      ))}
    </>
  );
}
