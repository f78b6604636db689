import { formatSort, parseSort, readSort } from './sort-param.ts';

test.each([
  ['name', { column: 'name', direction: 'ascending' }],
  ['-created', { column: 'created', direction: 'descending' }],
] as const)('%s is a sort and back again', (name, sort) => {
  expect(parseSort(name)).toEqual(sort);
  expect(formatSort(sort)).toBe(name);
});

test.each([
  ['-name', '-name'],
  ['', 'name'],
  ['price', 'name'],
])('"%s" in the URL sorts by %s', (text, expected) => {
  expect(readSort(text, ['name', '-name'], 'name')).toBe(expected);
});
