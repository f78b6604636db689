import { buildAndStart } from './build-and-start.ts';
import { comparePreviousProduct } from './compare-previous-product.ts';
import { compareSingleBundle } from './compare-single-bundle.ts';
import { database } from './database.ts';
import { firstBytes } from './first-bytes.ts';
import { interaction } from './interaction.ts';
import { layoutShift } from './layout-shift.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import { memory } from './memory.ts';
import { oneLineChange } from './one-line-change.ts';
import type { Benchmark } from './report/benchmark.ts';

/** Every benchmark by its name, in the order in which they run. */
export const benchmarks: Record<string, Benchmark> = {
  'first-bytes': firstBytes,
  'single-bundle': compareSingleBundle,
  'known-product': comparePreviousProduct,
  interaction,
  'layout-shift': layoutShift,
  memory,
  lighthouse: lighthouseScores,
  'one-line-change': oneLineChange,
  'build-and-start': buildAndStart,
  database,
};
