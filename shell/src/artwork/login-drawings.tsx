import { type ComponentType, lazy } from 'react';

/** A drawing that cannot be loaded is left out: it is decoration. */
const drawing = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (Drawing) => ({ default: Drawing }),
      () => ({ default: () => null }),
    ),
  );

/** The login's backdrops in order, each loaded when it is shown. */
export const loginDrawings = [
  {
    name: 'ExplodedWheel',
    Drawing: drawing(async () => (await import('./exploded-wheel.tsx')).ExplodedWheel),
  },
  { name: 'WorkshopPlan', Drawing: drawing(async () => (await import('./workshop-plan.tsx')).WorkshopPlan) },
  {
    name: 'EngineSection',
    Drawing: drawing(async () => (await import('./engine-section.tsx')).EngineSection),
  },
  {
    name: 'FrontElevation',
    Drawing: drawing(async () => (await import('./front-elevation.tsx')).FrontElevation),
  },
];
