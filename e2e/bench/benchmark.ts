import type { Browser } from '../browser/browser.ts';
import type { Table } from './table.ts';

/** What a benchmark measures. */
export interface Bench {
  /** The shell of a running portal on demo data: one for all benchmarks of a run, started when first asked for. */
  portalUrl: () => Promise<string>;
  browser: Browser;
  /** How often a page is visited or a gesture made for one figure: more with `--thorough`. */
  runs: number;
}

/** Measures one thing and tells it as tables. It never judges: a time depends on the machine. */
export type Benchmark = (bench: Bench) => Promise<Table[]>;
