import type { ComponentType } from 'react';
import { EngineSection } from './engine-section.tsx';
import { ExplodedWheel } from './exploded-wheel.tsx';
import { FrontElevation } from './front-elevation.tsx';
import { WorkshopPlan } from './workshop-plan.tsx';

/** The drawings behind the login, in the order in which they follow each other. */
export const loginDrawings: Record<string, ComponentType> = {
  explodedWheel: ExplodedWheel,
  workshopPlan: WorkshopPlan,
  engineSection: EngineSection,
  frontElevation: FrontElevation,
};
