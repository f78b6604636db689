import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkVersion, revision } from './app-version.ts';

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

test('the version is the git revision', () => {
  expect(revision()).toBe(git('rev-parse', 'HEAD').slice(0, 10));
});

test('uncommitted changes cannot be released', () => {
  writeFileSync(path.join(folder, 'file.txt'), 'two');
  expect(() => revision()).toThrow('file.txt');
});

test.each(['../../etc', 'a b', '', '.hidden', 'a/b'])('"%s" is refused as a version', (name) => {
  expect(() => checkVersion(name)).toThrow('is not a valid version name');
});

test.each(['7b1b44c', '1.4.0', '2026-11-21'])('%s is accepted as a version', (name) => {
  expect(checkVersion(name)).toBe(name);
});
