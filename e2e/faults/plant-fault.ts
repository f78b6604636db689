import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';

const usage = 'Usage: node e2e/faults/plant-fault.ts <number> | undo | list | check';
const root = path.join(import.meta.dirname, '../..');

const print = (text: string) => process.stdout.write(`${text}\n`);
const titleOf = (fault: Fault) =>
  `${faults.indexOf(fault) + 1}. ${fault.area}: ${fault.name} (${fault.file})`;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Writes a file; a chapter of the schema takes effect by the first migration, which is generated from it. */
function write(file: string, text: string): void {
  writeFileSync(path.join(root, file), text);
  if (file.endsWith('.sql'))
    execFileSync('npm', ['run', 'migration', '--', '--baseline'], { cwd: root, stdio: 'ignore' });
}

const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' });
const committed = (file: string) => git('show', `HEAD:${file}`);

/** How often the text that a fault changes occurs. */
const placesOf = ({ from }: Fault, text: string) => text.split(from).length - 1;

const withFault = ({ from, to }: Fault, text: string) => text.split(from).join(to);

/** Writes a fault into its file. @throws where the file has changes, or not the text exactly once. */
function plant(fault: Fault): void {
  const { file } = fault;
  if (git('status', '--porcelain', '--', file) !== '')
    throw new Error(`${file} has changes. Commit or undo them first.`);
  const text = read(file);
  if (placesOf(fault, text) !== 1) throw new Error(`${file} does not have the text of this fault once.`);
  write(file, withFault(fault, text));
  print(`Planted ${titleOf(fault)}`);
}

/** Restores each file that differs from the committed one by a planted fault alone. */
function undo(): void {
  const planted = faults.filter((fault) => {
    const before = committed(fault.file);
    return placesOf(fault, before) === 1 && read(fault.file) === withFault(fault, before);
  });
  for (const fault of planted) {
    write(fault.file, committed(fault.file));
    print(`Removed ${titleOf(fault)}`);
  }
  if (planted.length === 0) print('No fault is planted');
}

/** Says which faults do not fit the code any more. */
function check(): void {
  const wrong = faults.filter((fault) => placesOf(fault, read(fault.file)) !== 1);
  for (const fault of wrong) print(`Does not occur once: ${titleOf(fault)}`);
  print(`${faults.length - wrong.length} of ${faults.length} faults can be planted`);
  if (wrong.length > 0) process.exitCode = 1;
}

const [command = ''] = process.argv.slice(2);
const chosen = faults[Number(command) - 1];
if (command === 'list') print(faults.map(titleOf).join('\n'));
else if (command === 'check') check();
else if (command === 'undo') undo();
else if (chosen) plant(chosen);
else throw new Error(usage);
