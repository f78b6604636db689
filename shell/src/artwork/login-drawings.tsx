import type { ComponentType } from 'react';

/** The drawings behind the login, in the order in which they follow each other, each fetched when its turn comes. */
export const loginDrawings: Record<string, () => Promise<ComponentType>> = {
  explodedWheel: async () => (await import('./exploded-wheel.tsx')).ExplodedWheel,
  workshopPlan: async () => (await import('./workshop-plan.tsx')).WorkshopPlan,
  engineSection: async () => (await import('./engine-section.tsx')).EngineSection,
  frontElevation: async () => (await import('./front-elevation.tsx')).FrontElevation,
};
