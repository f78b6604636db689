import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Benchmark } from './report/benchmark.ts';
import type { Table } from './report/table.ts';

const scripts = path.resolve(import.meta.dirname, '../../shared-data/scripts');

/** A benchmark that a script of the data package prints as JSON. */
const runScript =
  (script: string): Benchmark =>
  async () => {
    const child = spawn(process.execPath, [path.join(scripts, script)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [tables, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
    if (code !== 0) throw new Error(`${script} could not measure; see the message above.`);
    return JSON.parse(tables) as Table[];
  };

/**
 * The database and its API from a thousand to a million requests: response times, the cost of row-level security, query
 * plans, row sizes, and up to 200 parallel users.
 */
export const database = runScript('bench-database.ts');

/** What sending 10,000 messages costs customers who book at the same time, on both databases. */
export const messages = runScript('bench-messages.ts');
