import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Benchmark } from './benchmark.ts';
import type { Table } from './table.ts';

const script = path.resolve(import.meta.dirname, '../../shared-data/scripts/bench-database.ts');

/**
 * How the database and its API grow from a thousand requests to a million, what row level security costs, how each
 * question is planned, what a row weighs, and what up to 200 people at once do to it.
 */
export const database: Benchmark = async () => {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [tables, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error('The database could not be measured; the reason stands above.');
  return JSON.parse(tables) as Table[];
};
