import { drawingFile } from '@pitlane/shared-ui/drawing-files';
import { EngineSection } from './engine/engine-section.tsx';
import { ExplodedWheel } from './exploded-wheel.tsx';
import { FrontElevation } from './front-elevation.tsx';
import type { LoginDrawing } from './login-drawings.ts';
import { WorkshopPlan } from './workshop/workshop-plan.tsx';

/** The login's backdrops, drawn by the build. */
export const drawings: Record<LoginDrawing, string> = {
  'exploded-wheel': drawingFile(<ExplodedWheel />),
  'workshop-plan': drawingFile(<WorkshopPlan />),
  'engine-section': drawingFile(<EngineSection />),
  'front-elevation': drawingFile(<FrontElevation />),
};
