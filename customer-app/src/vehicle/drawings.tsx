import { CarElevation } from '@pitlane/shared-ui/drawing';
import { drawingFile } from '@pitlane/shared-ui/drawing-files';
import { modelFacts } from './model-facts.ts';
import { drawingName, sheet } from './model-sheet.ts';

/** The known models, drawn by the build. */
export const drawings: Record<string, string> = Object.fromEntries(
  modelFacts.map(({ brand, model, ...facts }) => [
    drawingName(brand, model),
    drawingFile(<CarElevation {...facts} sheet={sheet} />),
  ]),
);
