import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import type { Browser } from '../browser/browser.ts';
import { replaceSection } from './results-file.ts';
import { formatMarkdown, type Table } from './table.ts';

const file = path.join(import.meta.dirname, 'RESULTS.md');

const say = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { encoding: 'utf8', cwd: import.meta.dirname }).trim();

/** What the figures were measured on, so that nobody compares them with another machine's. */
function provenance({ executablePath, env }: Browser): string {
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
    `commit ${say('git', 'rev-parse', '--short', 'HEAD')}`,
  ].join(' · ');
}

/** Puts what a benchmark found into RESULTS.md, in the place of what it found before. */
export function keepResults(name: string, tables: Table[], browser: Browser) {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const section = [provenance(browser), ...tables.map(formatMarkdown)].join('\n\n');
  writeFileSync(file, replaceSection(before, name, section));
}
