import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import type { Browser } from '../../browser/browser.ts';
import { replaceSection } from './results-file.ts';
import { formatMarkdown, type Table } from './table.ts';

const file = path.resolve(import.meta.dirname, '../RESULTS.md');

const run = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { encoding: 'utf8', cwd: import.meta.dirname }).trim();

/** The machine and versions that the figures were measured on. */
function describeEnvironment({ executablePath, env }: Browser): string {
  const processors = cpus();
  const chrome = execFileSync(executablePath, ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return [
    `${processors.length} × ${processors[0]?.model.trim()}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    chrome.trim(),
    `Node ${process.version}`,
    new Date().toISOString().slice(0, 10),
    `commit ${run('git', 'rev-parse', '--short', 'HEAD')}`,
  ].join(' · ');
}

/** Replaces the section of a benchmark in RESULTS.md. */
export function writeResults(name: string, tables: Table[], browser: Browser) {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const section = [describeEnvironment(browser), ...tables.map(formatMarkdown)].join('\n\n');
  writeFileSync(file, replaceSection(before, name, section));
}
