import { CarElevation, type CarFacts } from '@pitlane/shared-ui/drawing';
import { sheet } from './model-sheet.ts';

/** A model that the garage has added, drawn from its figures. */
export default function FiguresDrawing({ facts }: { facts: CarFacts }) {
  return <CarElevation {...facts} sheet={sheet} />;
}
