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
