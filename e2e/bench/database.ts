import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Benchmark } from './report/benchmark.ts';
import type { Table } from './report/table.ts';

const script = path.resolve(import.meta.dirname, '../../shared-data/scripts/bench-database.ts');

/**
 * The database and its API from a thousand to a million requests: response times, the cost of row-level security, query
 * plans, row sizes, and up to 200 parallel users.
 */
export const database: Benchmark = async () => {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [tables, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error('The database could not be measured; see the message above.');
  return JSON.parse(tables) as Table[];
};
