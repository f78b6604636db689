import type { Browser } from '../../browser/browser.ts';
import type { Table } from './table.ts';

/** The environment of a benchmark. */
export interface Bench {
  /** The address of a portal on demo data, shared by all benchmarks of a run and started at the first call. */
  portalUrl: () => Promise<string>;
  browser: Browser;
  /** The number of page visits or interactions for one figure; more with `--thorough`. */
  runs: number;
}

/** Measures something and returns tables. It never fails on a time, which depends on the machine. */
export type Benchmark = (bench: Bench) => Promise<Table[]>;
