import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Benchmark } from './benchmark.ts';

interface Plans {
  questions: { question: string; duration: number; reads: { words: string; rows: number }[] }[];
  large: string[];
  scans: string[];
}

const script = path.resolve(import.meta.dirname, '../../shared-data/scripts/bench-plans.ts');

/** How the database answers each question of the admin portal in a garage with a million requests. */
export const databasePlans: Benchmark = async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--json'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const { questions, large, scans } = JSON.parse(stdout) as Plans;
  return [
    {
      title: '100,000 customers, 1,000,000 requests: how each question reads the large tables',
      columns: ['question', 'ms', 'rows'],
      rows: questions.flatMap(({ question, duration, reads }) => [
        [question, duration.toFixed(1), ''],
        ...reads.map(({ words, rows }) => [`    ${words}`, '', rows.toLocaleString('en-IN')]),
      ]),
    },
    {
      title: `Questions that read a large table from end to end (${large.join(', ')})`,
      columns: ['question and tables', ''],
      rows: scans.length > 0 ? scans.map((scan) => [scan, '!']) : [['none', '']],
    },
  ];
};
