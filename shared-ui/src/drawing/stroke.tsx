import { token } from '../theme/token.ts';

const tones = {
  strong: token('text'),
  soft: token('text-muted'),
  faint: token('line-strong'),
  grid: token('line'),
  accent: token('accent'),
  none: 'none',
} as const;

const weights = { outline: 1.75, line: 1.15, fine: 0.85, hair: 0.6 } as const;

/** Dashed lines are hidden edges, centre lines are axes, phantom lines are parts in front. */
const patterns = { solid: undefined, dashed: '6 3', centre: '18 4 3 4', phantom: '14 4 3 4 3 4' } as const;

/** Round ends and corners, for the `svg` that holds the strokes. */
export const pen = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export interface StrokeProps {
  /** Path data; nothing is drawn for an empty one. */
  d: string;
  tone?: keyof typeof tones;
  weight?: keyof typeof weights;
  fill?: string;
  fillOpacity?: number;
  /** Shapes inside others are holes. */
  isHollow?: boolean;
  pattern?: keyof typeof patterns;
}

/** A stroke in a theme colour. Its width is in pixels and does not scale with the drawing. */
export function Stroke({
  d,
  tone = 'strong',
  weight = 'line',
  fill = 'none',
  fillOpacity,
  isHollow,
  pattern = 'solid',
}: StrokeProps) {
  if (!d) return null;
  return (
    <path
      d={d}
      fill={fill}
      fillOpacity={fillOpacity}
      fillRule={isHollow ? 'evenodd' : undefined}
      stroke={tones[tone]}
      strokeWidth={weights[weight]}
      strokeDasharray={patterns[pattern]}
      vectorEffect="non-scaling-stroke"
    />
  );
}
