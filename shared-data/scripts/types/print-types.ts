import type { Callable, Field, Schema, Table } from './read-schema.ts';

/** The JSON types of PostgreSQL types in the API. */
const jsonTypes: Record<string, string> = {
  bool: 'boolean',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  text: 'string',
  time: 'string',
  timestamp: 'string',
  timestamptz: 'string',
  uuid: 'string',
  varchar: 'string',
  void: 'undefined',
};

function jsonType(type: string): string {
  if (type.startsWith('_')) return `${jsonType(type.slice(1))}[]`;
  const known = jsonTypes[type];
  if (!known) throw new Error(`No JSON type is known for the database type ${type}`);
  return known;
}

const indent = (depth: number, lines: string[]) => lines.map((line) => '  '.repeat(depth) + line).join('\n');

const printValue = ({ type, isNullable, values }: Field) => {
  const value = values ? values.map((text) => `'${text}'`).join(' | ') : jsonType(type);
  return value + (isNullable ? ' | null' : '');
};

const rowLine = (column: Field) => `${column.name}: ${printValue(column)};`;

const updateLine = (column: Field) =>
  `${column.name}?: ${column.isGenerated ? 'never' : printValue(column)};`;

const insertLine = (column: Field) =>
  column.isGenerated || column.hasDefault || column.isNullable ? updateLine(column) : rowLine(column);

const listOf = (names: string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;

function relationships({ foreignKeys }: Table): string[] {
  if (foreignKeys.length === 0) return ['Relationships: [];'];
  const entries = foreignKeys.flatMap((key) => [
    '  {',
    `    foreignKeyName: '${key.name}';`,
    `    columns: ${listOf(key.columns)};`,
    `    isOneToOne: ${key.isOneToOne};`,
    `    referencedRelation: '${key.table}';`,
    `    referencedColumns: ${listOf(key.referencedColumns)};`,
    '  },',
  ]);
  return ['Relationships: [', ...entries, '];'];
}

const block = (name: string, lines: string[]) => [`${name}: {`, ...lines.map((line) => `  ${line}`), '};'];

const printTable = (table: Table) =>
  indent(
    3,
    block(table.name, [
      ...block('Row', table.columns.map(rowLine)),
      ...block('Insert', table.columns.map(insertLine)),
      ...block('Update', table.columns.map(updateLine)),
      ...relationships(table),
    ]),
  );

function printFunction({ name, parameters, returns }: Callable): string {
  const lines = parameters.map(
    (field) => `${field.name}${field.hasDefault ? '?' : ''}: ${jsonType(field.type)};`,
  );
  const args = lines.length > 0 ? block('Args', lines) : ['Args: Record<PropertyKey, never>;'];
  // A function answers JSON in the shape that its schema in src states.
  const answer = jsonType(returns) === 'Json' ? `Answers['${name}']` : jsonType(returns);
  return indent(3, block(name, [...args, `Returns: ${answer};`]));
}

/** The schema as the `Database` type that the Supabase client reads. */
export const printTypes = ({ tables, functions }: Schema): string => `\
/** Generated from the schema by \`npm run types -w shared-data\`. Do not edit. */
import type { Answers } from '../../answers/answers.ts';

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
${tables.map(printTable).join('\n')}
    };
    Views: { [_ in never]: never };
    Functions: {
${functions.map(printFunction).join('\n')}
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
`;
