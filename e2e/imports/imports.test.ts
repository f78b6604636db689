import { findCycles } from './find-cycles.ts';
import { folderGraph } from './folder-graph.ts';
import type { ImportGraph } from './import-graph.ts';
import { crossedBoundaries } from './module-boundaries.ts';
import { importsIn, resolveImport } from './read-imports.ts';

/** A graph of these imports: from, to, the specifier where it is not relative, and whether the file is loaded. */
function graphOf(
  ...arrows: [from: string, to: string, specifier?: string, isLoaded?: boolean][]
): ImportGraph {
  const files = [...new Set([...arrows.map(([from]) => from), ...arrows.map(([, to]) => to)])];
  const arrowsFrom = (file: string) =>
    arrows
      .filter(([from]) => from === file)
      .map(([from, to, specifier = './relative.ts', isLoaded = true]) => ({ from, to, specifier, isLoaded }));
  return new Map(files.map((file) => [file, arrowsFrom(file)]));
}

test('Imports are found in every form in which they are written', () => {
  const source = `
    import one, { type T } from './one.ts';
    import type { U } from './two.ts';
    import './three.ts';
    export { x } from './four.ts';
    export * from './five.ts';
    const lazy = () => import(/* note */ './six.tsx');
    type V = import('./seven.ts').V;
    const text = "import './no.ts'"; // import './no.ts'
    const element = <a href="import './no.ts'">{one}</a>;`;
  expect(importsIn(source, 'file.tsx')).toEqual(
    ['one.ts', 'two.ts', 'three.ts', 'four.ts', 'five.ts', 'six.tsx', 'seven.ts'].map((file) => `./${file}`),
  );
});

test('A topic leads to the file that publishes it, and a library to none of ours', () => {
  const files = new Set(['shared-ui/src/exports/core.ts', 'shell/src/a.ts', 'shell/src/b/c.ts']);
  const topics = [{ specifier: '@pitlane/shared-ui/*', file: 'shared-ui/src/exports/*.ts' }];
  const resolve = (specifier: string) => resolveImport(specifier, 'shell/src/b/c.ts', files, topics);
  expect(resolve('@pitlane/shared-ui/core')).toBe('shared-ui/src/exports/core.ts');
  expect(resolve('../a.ts')).toBe('shell/src/a.ts');
  expect(resolve('react')).toBeUndefined();
  expect(resolve('../picture.svg')).toBeUndefined();
});

test('A cycle is told as its shortest chain, once', () => {
  const graph = graphOf(
    ['a.ts', 'b.ts'],
    ['b.ts', 'c.ts'],
    ['c.ts', 'a.ts'],
    ['c.ts', 'd.ts'],
    ['e.ts', 'a.ts'],
  );
  expect(findCycles(graph)).toEqual([['a.ts', 'b.ts', 'c.ts', 'a.ts']]);
  expect(findCycles(graphOf(['a.ts', 'b.ts'], ['a.ts', 'c.ts'], ['b.ts', 'c.ts']))).toEqual([]);
});

test('Folders of an app that import each other are a cycle, their tests and routes.tsx aside', () => {
  const one: [string, string] = ['shell/src/portal/a.ts', 'shell/src/remotes/b.ts'];
  const cyclesWith = (from: string) =>
    findCycles(folderGraph(graphOf(one, [from, 'shell/src/portal/d.ts'], ['shell/src/routes.tsx', from])));
  expect(cyclesWith('shell/src/remotes/c.ts')).toEqual([
    ['shell/src/portal', 'shell/src/remotes', 'shell/src/portal'],
  ]);
  expect(cyclesWith('shell/src/remotes/c.test.ts')).toEqual([]);
});

test.each([
  ['shared-ui/src/list/a.ts', 'shared-ui/src/table/b.ts'],
  ['shared-data/src/foundation/client/a.ts', 'shared-data/src/foundation/days/b.ts'],
])('Folders of a shared package, such as that of %s, form no cycle either', (from, to) => {
  expect(findCycles(folderGraph(graphOf([from, to], [to, from])))).toHaveLength(1);
});

test('What a shared package publishes composes its folders', () => {
  const published = 'shared-ui/src/exports/core.ts';
  const graph = graphOf(['shared-ui/src/list/a.ts', published], [published, 'shared-ui/src/list/b.ts']);
  expect(findCycles(folderGraph(graph))).toEqual([]);
});

const ui = '@pitlane/shared-ui/core';
const core = 'shared-ui/src/exports/core.ts';

test.each([
  ['shared-data/src/testing/a.test.tsx', core, ui, 'shared-data imports nothing of ours'],
  [
    'shared-ui/src/link/link.ts',
    'shared-data/src/exports/client.ts',
    '@pitlane/shared-data/client',
    'shared-ui',
  ],
  ['customer-app/src/a.ts', 'shared-ui/src/link/link.tsx', '../../shared-ui/src/link/link.tsx', 'published'],
  ['customer-app/src/a.ts', 'manager-app/src/paths.ts', undefined, 'no app imports another app'],
  ['manager-app/src/a.ts', 'shell/src/paths.ts', undefined, 'no app imports another app'],
  ['shell/src/features/login/a.ts', 'shell/src/features/register/b.ts', undefined, 'only routes compose'],
  [
    'shell/src/features/login/a.test.ts',
    'shell/src/features/register/b.ts',
    undefined,
    'only routes compose',
  ],
  ['shell/src/portal/a.ts', 'shell/src/features/register/b.ts', undefined, 'only routes compose'],
  ['e2e/fixtures/a.ts', 'customer-app/src/paths.ts', undefined, 'e2e imports test data'],
  ['.config/rsbuild/a.ts', 'shell/src/paths.ts', undefined, 'the settings of the build'],
  [
    'shared-data/src/messages/a.ts',
    'shared-data/src/foundation/client/client.ts',
    '@pitlane/shared-data/client',
    'not what it publishes',
  ],
  [
    'shared-data/src/parts/a.ts',
    'shared-data/src/foundation/client/garage-time-zone.ts',
    undefined,
    'have state',
  ],
  [
    'shared-data/src/messages/a.test.ts',
    'shared-data/src/exports/messages.ts',
    undefined,
    'not what it publishes',
  ],
  [
    'shared-data/src/parts/parts-api.ts',
    'shared-data/src/parts/parts-answers.ts',
    undefined,
    'for its types',
  ],
  ['shared-data/src/exports/parts.ts', 'shared-data/src/answers/answers.ts', undefined, 'for its types'],
] as const)('%s may not import %s', (from, to, specifier, rule) => {
  const [told = ''] = crossedBoundaries(graphOf([from, to, specifier]));
  expect(told).toContain(`${from}\n  → ${to}`);
  expect(told).toContain(rule);
});

test.each([
  ['customer-app/src/features/jobs/a.tsx', core, ui],
  ['customer-app/src/features/jobs/a.tsx', 'customer-app/src/features/jobs/b.tsx'],
  ['customer-app/src/features/jobs/a.tsx', 'customer-app/src/request/b.tsx'],
  ['customer-app/src/routes.tsx', 'customer-app/src/features/jobs/jobs-screen.tsx'],
  ['shell/src/portal/a.test.tsx', 'shell/src/features/login/login-screen.tsx'],
  ['customer-app/jest.config.js', 'jest.base.js'],
  ['e2e/portal/a.ts', 'shell/launch/start.ts'],
  ['shared-data/src/parts/parts-api.ts', 'shared-data/src/parts/parts-answers.ts', undefined, false],
  ['shared-data/src/parts/a.ts', 'shared-data/src/foundation/client/client.ts'],
  ['shared-data/src/parts/a.ts', 'shared-data/src/foundation/client/database.limits.ts'],
  ['shared-data/src/answers/answers.ts', 'shared-data/src/parts/parts-answers.ts'],
  ['shared-data/local-backend/testing/a.ts', 'shared-data/src/answers/answers.ts'],
  ['e2e/portal/a.ts', 'shared-data/src/exports/formats.ts', '@pitlane/shared-data/formats'],
] as const)('%s may import %s', (...arrow) => {
  expect(crossedBoundaries(graphOf([...arrow]))).toEqual([]);
});
