import { once } from '@pitlane/shared-ui/fetched';
import { ExplodedWheel } from './exploded-wheel.tsx';

/** The drawing that stands behind the login first. */
export const FirstDrawing = ExplodedWheel;

/** Those that follow it, in their order, each fetched when its turn comes. */
export const laterDrawings = [
  { name: 'WorkshopPlan', load: once(async () => (await import('./workshop-plan.tsx')).WorkshopPlan) },
  { name: 'EngineSection', load: once(async () => (await import('./engine-section.tsx')).EngineSection) },
  { name: 'FrontElevation', load: once(async () => (await import('./front-elevation.tsx')).FrontElevation) },
];
