import { once } from '@pitlane/shared-ui/fetched';

/** The drawings behind the login in their order, each fetched when its turn comes. */
export const loginDrawings = [
  { name: 'ExplodedWheel', load: once(async () => (await import('./exploded-wheel.tsx')).ExplodedWheel) },
  { name: 'WorkshopPlan', load: once(async () => (await import('./workshop-plan.tsx')).WorkshopPlan) },
  { name: 'EngineSection', load: once(async () => (await import('./engine-section.tsx')).EngineSection) },
  { name: 'FrontElevation', load: once(async () => (await import('./front-elevation.tsx')).FrontElevation) },
];
