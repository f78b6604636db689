import { token } from '../../theme/token.ts';
import { Stroke } from '../stroke.tsx';
import type { CarDrawing } from './draw-car.ts';

export interface CarLinesProps {
  drawing: CarDrawing;
  /** Fills the body with paper, so that what lies behind it is hidden. */
  isOpaque?: boolean;
}

/** The lines of a car without sheet, ground or dimensions, for a larger drawing in millimetres. */
export function CarLines({ drawing, isOpaque = false }: CarLinesProps) {
  const { body, spareWheel, glass, doors, wheels } = drawing;
  const paper = isOpaque ? token('surface') : 'none';
  return (
    <g>
      <Stroke d={spareWheel} fill={paper} />
      <Stroke d={body} weight="outline" fill={paper} />
      <Stroke d={drawing.hidden} tone="soft" weight="fine" pattern="dashed" />
      <Stroke d={drawing.creases} tone="soft" weight="fine" />
      <Stroke d={drawing.cladding + drawing.gaps} tone="soft" weight="fine" />
      <Stroke d={doors.cuts} tone="soft" />
      <Stroke d={glass.opening} fill={token('text')} fillOpacity={0.05} />
      <Stroke d={glass.pillars} tone="soft" />
      <Stroke d={glass.reflections} tone="faint" weight="fine" />
      <Stroke d={drawing.lamps} />
      <Stroke d={drawing.lenses} tone="soft" weight="fine" />
      <Stroke d={drawing.fittings} />
      <Stroke d={doors.handles} tone="soft" fill={paper} />
      <Stroke d={doors.mirror} fill={isOpaque ? paper : 'none'} />
      <Stroke d={wheels.tyres} weight="outline" fill={paper} />
      <Stroke d={wheels.tyres + wheels.rims} isHollow tone="none" fill={token('text')} fillOpacity={0.09} />
      <Stroke d={wheels.rims + wheels.lips} />
      <Stroke d={wheels.spokes + wheels.hubs} tone="soft" weight="fine" />
    </g>
  );
}
