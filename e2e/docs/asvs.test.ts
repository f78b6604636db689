import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asvsRequirements } from './asvs-requirements.ts';

const root = path.resolve(__dirname, '../..');
const text = readFileSync(path.join(__dirname, 'asvs.md'), 'utf8');

/** The cells of each row: requirements, about, state, by. */
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, ids = '', about = '', state = '', by = '']) => ({ ids: ids.split(', '), about, state, by }));

const testsIn = (by: string) =>
  [...by.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => file);

test('every requirement of levels 1 and 2 is there, once', () => {
  const all = Object.entries(asvsRequirements).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  );
  expect(all).toHaveLength(253);
  expect(rows.flatMap(({ ids }) => ids).sort()).toEqual(all.sort());
});

test('each row has a state and says why or by what', () => {
  const states = ['met', 'not met', 'host', 'does not apply'];
  expect(rows.filter(({ state, by, about }) => !states.includes(state) || !by || !about)).toEqual([]);
});

test.each(rows.filter(({ state }) => state === 'met'))(
  '$ids: a requirement that is met names its test',
  ({ by }) => {
    expect(testsIn(by).length).toBeGreaterThan(0);
  },
);

test.each([...new Set(testsIn(text))])('%s, named for ASVS, exists', (file) => {
  expect(existsSync(path.join(root, file))).toBe(true);
});

test('SECURITY.md leads to the table', () => {
  expect(readFileSync(path.join(root, 'SECURITY.md'), 'utf8')).toContain('(e2e/docs/asvs.md)');
});
