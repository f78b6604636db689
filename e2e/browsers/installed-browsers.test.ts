import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isInstalled, missingBrowsersLine } from './installed-browsers.ts';

const { PATH } = process.env;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pitlane-path-'));
  process.env.PATH = folder;
});
afterEach(() => {
  process.env.PATH = PATH;
  rmSync(folder, { recursive: true });
});

test('browsers that are not installed are named, and where to read on', () => {
  expect(missingBrowsersLine()).toBe(
    'Not installed, and so without its journeys: firefox, webkit (CONTRIBUTING.md)\n',
  );
});

test('an installed browser is not named', () => {
  const program = path.join(folder, 'firefox-esr');
  writeFileSync(program, '');
  chmodSync(program, 0o755);
  expect(isInstalled('firefox')).toBe(true);
  expect(missingBrowsersLine()).toMatch(/: webkit \(/);
});
