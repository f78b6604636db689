import { formatMarkdown, formatTable } from './table.ts';

test('figures are right-aligned in their column', () => {
  const text = formatTable({
    title: 'Weights',
    columns: ['page', 'bytes'],
    rows: [
      ['landing', 12_345],
      ['login', 9],
    ],
  });
  expect(text.split('\n')).toEqual([
    '',
    'Weights',
    '',
    'page     bytes',
    '───────  ─────',
    'landing  12345',
    'login        9',
  ]);
});

test('a cell separator in a Markdown cell is escaped', () => {
  const text = formatMarkdown({ title: 'Plans', columns: ['read', 'ms'], rows: [['  a | b', 1.5]] });
  expect(text.split('\n')).toEqual(['### Plans', '', '| read | ms |', '| --- | --: |', '| a \\| b | 1.5 |']);
});

test('a long table has its highest figures in Markdown, and how many others there are', () => {
  const table = {
    title: 'Queries',
    columns: ['query', 'p95'],
    rows: [
      ['a', '9.5'],
      ['b', 110],
      ['c', '20.1'],
      ['d', '3.0'],
    ],
    worst: { by: 'p95', rows: 2 },
  };
  expect(formatMarkdown(table).split('\n').slice(4)).toEqual([
    '| b | 110 |',
    '| c | 20.1 |',
    '| 2 others | ≤ 9.5 |',
  ]);
  expect(formatTable(table)).toMatch(/^d +3\.0$/m);
});
