import { token } from '@pitlane/shared-ui/core';
import { at, lineData, type Point, polar, radians, Stroke } from '@pitlane/shared-ui/drawing';

interface MeasureLineProps {
  from: Point;
  to: Point;
  /** The figure beside the line. */
  text?: string | number;
  fontSize?: number;
  tone?: 'soft' | 'accent';
}

/** A level or upright dimension line with its tick marks. */
export function MeasureLine({ from, to, text, fontSize = 190, tone = 'soft' }: MeasureLineProps) {
  const isUpright = from.x === to.x;
  const tick = (point: Point) =>
    lineData(polar(point, -fontSize * 0.4, radians(45)), polar(point, fontSize * 0.4, radians(45)));
  const middle = at((from.x + to.x) / 2, (from.y + to.y) / 2);
  const gap = fontSize * 0.35;
  const [x, y] = isUpright ? [middle.x - gap, -middle.y] : [middle.x, -middle.y - gap];
  return (
    <>
      <Stroke d={lineData(from, to) + tick(from) + tick(to)} tone={tone} weight="fine" />
      {text !== undefined && (
        <text
          x={x}
          y={y}
          transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}
          fill={token('text-muted')}
          fontFamily={token('font-drawing')}
          fontSize={fontSize}
          textAnchor="middle"
        >
          {text}
        </text>
      )}
    </>
  );
}
