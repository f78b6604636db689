import { buildAndStart } from './build-and-start.ts';
import { comparePreviousProduct } from './compare-previous-product.ts';
import { compareSingleBundle } from './compare-single-bundle.ts';
import { database, messages } from './database-scripts.ts';
import { firstBytes } from './first-bytes.ts';
import { interaction } from './interaction.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import { linkPage } from './link-page.ts';
import { oneLineChange } from './one-line-change.ts';
import type { Benchmark } from './report/benchmark.ts';

/**
 * Every benchmark by its name, in the order in which they run. Three are loaded when they run, because they read the
 * screens of the built remotes.
 */
export const benchmarks: Record<string, Benchmark> = {
  'first-bytes': firstBytes,
  'single-bundle': compareSingleBundle,
  'compare-previous-product': comparePreviousProduct,
  interaction,
  'layout-shift': async (bench) => (await import('./layout-shift.ts')).layoutShift(bench),
  density: async (bench) => (await import('./density.ts')).density(bench),
  memory: async (bench) => (await import('./memory.ts')).memory(bench),
  'link-page': linkPage,
  lighthouse: lighthouseScores,
  'one-line-change': oneLineChange,
  'build-and-start': buildAndStart,
  database,
  messages,
};
