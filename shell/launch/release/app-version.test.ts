/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chosenVersion, revision } from './app-version.ts';

const start = process.cwd();
let folder: string;
const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: folder, encoding: 'utf8' });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pitlane-version-'));
  git('init', '-q');
  writeFileSync(path.join(folder, 'file.txt'), 'one');
  git('add', '.');
  git('-c', 'user.name=Asha', '-c', 'user.email=asha@pitlane.test', 'commit', '-q', '-m', 'One');
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(start);
  rmSync(folder, { recursive: true, force: true });
});

test('a release is named after the revision', () => {
  expect(revision()).toBe(git('rev-parse', 'HEAD').slice(0, 10));
});

test('files that no revision holds cannot be released under its name', () => {
  writeFileSync(path.join(folder, 'file.txt'), 'two');
  expect(() => revision()).toThrow('file.txt');
});

test.each(['../../etc', 'a b', '', '.hidden', 'a/b'])('"%s" is no name for a version', (name) => {
  expect(() => chosenVersion(name)).toThrow('cannot be the name of a version');
});

test.each(['7b1b44c', '1.4.0', '2026-11-21'])('%s is', (name) => {
  expect(chosenVersion(name)).toBe(name);
});
