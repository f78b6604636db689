import type { light } from './palette.ts';
import type { scale, spaceSteps } from './scale.ts';

export type Token = keyof typeof light | keyof typeof scale;
export type SpaceStep = (typeof spaceSteps)[number];

/** The value of a theme token, for use in a styled-components template: `token('surface')` is `var(--surface)`. */
export const token = (name: Token) => `var(--${name})`;

/** A step of the spacing scale, in quarters of a rem: `space(4)` is 1rem. */
export const space = (step: SpaceStep) => `var(--space-${spaceName(step)})`;

/** CSS identifiers cannot contain a dot, so half steps are named with a hyphen. */
export const spaceName = (step: SpaceStep) => String(step).replace('.', '-');
