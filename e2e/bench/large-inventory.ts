import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Benchmark } from './benchmark.ts';

interface Answered {
  state: string;
  /** Milliseconds. */
  duration: number;
}

const script = path.resolve(import.meta.dirname, '../../shared-data/scripts/bench-inventory.ts');

/** How long a page of the inventory takes in a garage with 20,000 parts. */
export const largeInventory: Benchmark = async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  const answered = JSON.parse(stdout) as Answered[];
  return [
    {
      title: '20,000 parts: a page of the inventory with its figures',
      columns: ['state', 'ms'],
      rows: answered.map(({ state, duration }) => [state, duration.toFixed(1)]),
    },
  ];
};
