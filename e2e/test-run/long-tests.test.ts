import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keepChosenTests } from '../../.config/jest/long-tests.js';
import { root } from './steps.ts';

type Block = { type: 'describeBlock'; children: (Block | { type: 'test'; name: string })[] };

const collected = (): Block => ({
  type: 'describeBlock',
  children: [
    { type: 'test', name: 'A price is saved' },
    { type: 'test', name: 'A price is refused @long' },
    { type: 'describeBlock', children: [{ type: 'test', name: 'stays after a reload @long' }] },
  ],
});

function titlesOf(block: Block): string[] {
  return block.children.flatMap((child) => (child.type === 'test' ? [child.name] : titlesOf(child)));
}

function kept(file: string, part: string | undefined) {
  const tests = collected();
  keepChosenTests(file, tests, part);
  return titlesOf(tests);
}

test('npm test leaves out the tests that are marked as long, and the rest runs these alone', () => {
  const long = ['A price is refused @long', 'stays after a reload @long'];
  expect(kept('price.test.tsx', 'default')).toEqual(['A price is saved']);
  expect(kept('price.test.tsx', 'rest')).toEqual(long);
  expect(kept('price.test.tsx', undefined)).toEqual(titlesOf(collected()));
});

test('A file that is long as a whole runs whole in the rest', () => {
  expect(kept('price.long.test.tsx', 'rest')).toEqual(titlesOf(collected()));
});

test('No file names an environment of its own, which would run its long tests in npm test', () => {
  const files = globSync('{shell,*-app,shared-*,e2e}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  expect(files.length).toBeGreaterThan(500);
  const own = files.filter((file) => readFileSync(path.join(root, file), 'utf8').startsWith('/** @jest-env'));
  expect(own).toEqual([]);
});
