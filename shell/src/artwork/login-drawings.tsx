import { lazyLoad } from '@pitlane/shared-ui/core';

/** The login's backdrops in order, each loaded when it is shown. */
export const loginDrawings = [
  { name: 'ExplodedWheel', load: lazyLoad(async () => (await import('./exploded-wheel.tsx')).ExplodedWheel) },
  { name: 'WorkshopPlan', load: lazyLoad(async () => (await import('./workshop-plan.tsx')).WorkshopPlan) },
  { name: 'EngineSection', load: lazyLoad(async () => (await import('./engine-section.tsx')).EngineSection) },
  {
    name: 'FrontElevation',
    load: lazyLoad(async () => (await import('./front-elevation.tsx')).FrontElevation),
  },
];
