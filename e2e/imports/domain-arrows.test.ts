import { domainProblems } from './domain-arrows.ts';
import type { ImportGraph } from './import-graph.ts';

/** A graph of these imports between files of `shared-data/src`. */
function graphOf(...arrows: [from: string, to: string][]): ImportGraph {
  const named = arrows.map(([from, to]) => [`shared-data/src/${from}`, `shared-data/src/${to}`] as const);
  const arrowsFrom = (file: string) =>
    named
      .filter(([from]) => from === file)
      .map(([from, to]) => ({ from, to, specifier: './relative.ts', isLoaded: true }));
  return new Map([...new Set(named.flat())].map((file) => [file, arrowsFrom(file)]));
}

test.each([
  ['parts/a.ts', 'invoices/b.ts', 'parts may not import invoices'],
  ['parts/orders/a.ts', 'invoices/payments/b.ts', 'parts may not import invoices'],
  ['foundation/client/a.ts', 'parts/parts-keys.ts', 'the foundation imports no domain'],
  ['parts/parts-keys.ts', 'invoices/b.ts', 'keys and answers import only those of other domains'],
  ['parts/parts-answers.ts', 'invoices/b.ts', 'keys and answers import only those of other domains'],
  ['answers/answers.ts', 'parts/b.ts', 'keys and answers import only those of other domains'],
  ['parts/a.ts', 'work-queue/b.ts', 'no domain imports work-queue'],
  ['foundation/client/a.ts', 'testing/b.ts', 'no domain imports testing'],
])('%s may not import %s', (from, to, rule) => {
  expect(domainProblems(graphOf([from, to]), {})).toEqual([expect.stringContaining(rule)]);
});

test.each([
  ['parts/a.ts', 'parts/orders/b.ts'],
  ['parts/a.ts', 'foundation/client/client.ts'],
  ['parts/a.ts', 'invoices/invoices-keys.ts'],
  ['parts/a.ts', 'invoices/payments/payments-answers.ts'],
  ['parts/parts-answers.ts', 'parts/stock-level.ts'],
  ['parts/parts-keys.ts', 'invoices/invoices-answers.ts'],
  ['foundation/client/a.ts', 'answers/answers.ts'],
  ['parts/a.test.ts', 'invoices/b.ts'],
  ['exports/parts.ts', 'parts/a.ts'],
  ['work-queue/a.ts', 'parts/b.ts'],
  ['testing/a.ts', 'parts/b.ts'],
])('%s may import %s', (from, to) => {
  expect(domainProblems(graphOf([from, to]), {})).toEqual([]);
});

test('An arrow that is listed is allowed, and one that nobody needs is told', () => {
  const graph = graphOf(['parts/a.ts', 'invoices/b.ts']);
  expect(domainProblems(graph, { parts: ['invoices'] })).toEqual([]);
  expect(domainProblems(graph, { parts: ['invoices', 'plan'] })).toEqual([
    'parts imports nothing of plan any more',
  ]);
});

test('What the ground floor stands on imports no other domain, though an arrow allows it', () => {
  const graph = graphOf(
    ['parts/parts-keys.ts', 'parts/parts-api.ts'],
    ['parts/parts-api.ts', 'invoices/b.ts'],
    ['parts/c.ts', 'invoices/b.ts'],
  );
  expect(domainProblems(graph, { parts: ['invoices'] })).toEqual([
    expect.stringMatching(/^shared-data\/src\/parts\/parts-api.ts\n[\s\S]+keys and answers/),
  ]);
});

test('Arrows that form a cycle are told', () => {
  const graph = graphOf(['parts/a.ts', 'plan/b.ts'], ['plan/c.ts', 'parts/d.ts']);
  expect(domainProblems(graph, { parts: ['plan'], plan: ['parts'] })).toEqual([
    'The arrows form a cycle: parts → plan → parts',
  ]);
});
