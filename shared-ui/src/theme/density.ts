import { useLayoutEffect } from 'react';
import { storedChoice } from './stored-choice.ts';

const densities = ['dense', 'comfortable'] as const;

/** The height of a table's rows on staff screens. */
export type Density = (typeof densities)[number];

const stored = storedChoice<Density>('pitlane-density', densities);

/** The chosen density, stored in this browser. */
export const useDensityChoice = stored.use;

/**
 * Marks the document as a staff screen with `data-density`, or removes the mark. The shell's first script sets the
 * same before any code has loaded.
 */
export function useStaffDensity(isStaff: boolean): void {
  const [density] = useDensityChoice();
  useLayoutEffect(() => {
    if (isStaff) document.documentElement.dataset.density = density;
    else delete document.documentElement.dataset.density;
  }, [isStaff, density]);
}

/** Selectors for styled components: `${staff} { … }` on all staff screens, `${dense} { … }` unless rows are comfortable. */
export const staff = '[data-density] &';
export const dense = "[data-density='dense'] &";

/** For what a cell of a dense table shows in its one line. */
export const denseCell = "[data-density='dense'] td &";
