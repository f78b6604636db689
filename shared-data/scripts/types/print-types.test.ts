import { printTypes } from './print-types.ts';
import type { Field } from './read-schema.ts';

const field = (name: string, type: string, changes: Partial<Field> = {}): Field => ({
  name,
  type,
  isNullable: false,
  hasDefault: false,
  isGenerated: false,
  values: null,
  ...changes,
});

const print = (columns: Field[]) =>
  printTypes({ tables: [{ name: 'parts', columns, foreignKeys: [] }], functions: [] });

const lines = (text: string, name: string) =>
  text.split('\n').flatMap((line) => (line.trim().startsWith(name) ? [line.trim()] : []));

test('a column that must be written is required on insert and optional on update', () => {
  expect(lines(print([field('price', 'numeric')]), 'price')).toEqual([
    'price: number;',
    'price: number;',
    'price?: number;',
  ]);
});

test('a column with a default may be left out', () => {
  expect(lines(print([field('stock', 'int4', { hasDefault: true })]), 'stock')[1]).toBe('stock?: number;');
});

test('a column that may be null says so', () => {
  expect(lines(print([field('notes', 'text', { isNullable: true })]), 'notes')).toEqual([
    'notes: string | null;',
    'notes?: string | null;',
    'notes?: string | null;',
  ]);
});

test('a column whose check names its texts has no others', () => {
  const column = field('stage', 'text', { isNullable: true, values: ['work', 'check_in'] });
  expect(lines(print([column]), 'stage')[0]).toBe("stage: 'work' | 'check_in' | null;");
});

test('a column that the database alone writes can be read only', () => {
  const identity = field('id', 'int8', { hasDefault: true, isGenerated: true });
  expect(lines(print([identity]), 'id')).toEqual(['id: number;', 'id?: never;', 'id?: never;']);
});

test('lists are lists', () => {
  expect(lines(print([field('tags', '_text')]), 'tags')[0]).toBe('tags: string[];');
});

test('an unknown type stops the script', () => {
  expect(() => print([field('area', 'polygon')])).toThrow(
    'No JSON type is known for the database type polygon',
  );
});

test('a foreign key is a relationship', () => {
  const foreignKeys = [
    {
      name: 'parts_maker_fkey',
      columns: ['maker'],
      table: 'makers',
      referencedColumns: ['id'],
      isOneToOne: false,
    },
  ];
  const text = printTypes({ tables: [{ name: 'parts', columns: [], foreignKeys }], functions: [] });
  expect(text).toContain("foreignKeyName: 'parts_maker_fkey';");
  expect(text).toContain("referencedColumns: ['id'];");
});

test('a parameter with a default is optional, and a function without parameters takes none', () => {
  const text = printTypes({
    tables: [],
    functions: [
      { name: 'count_parts', parameters: [], returns: 'jsonb' },
      {
        name: 'find_part',
        parameters: [field('code', 'text'), field('page', 'int4', { hasDefault: true })],
        returns: 'void',
      },
    ],
  });
  expect(text).toContain('Args: Record<PropertyKey, never>;');
  expect(lines(text, 'code')).toEqual(['code: string;']);
  expect(lines(text, 'page')).toEqual(['page?: number;']);
  expect(lines(text, 'Returns')).toEqual(["Returns: Answers['count_parts'];", 'Returns: undefined;']);
});
