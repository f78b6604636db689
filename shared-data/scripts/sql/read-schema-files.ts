import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SchemaFile } from './schema-files.ts';

const folder = path.resolve(__dirname, '../../supabase');

/** The chapters that config.toml lists, in the order in which they are applied. */
export function readSchemaFiles(): SchemaFile[] {
  const config = readFileSync(path.join(folder, 'config.toml'), 'utf8');
  return [...config.matchAll(/^ {2}"\.\/schemas\/(.+)",$/gm)].map(([, name = '']) => ({
    name,
    sql: readFileSync(path.join(folder, 'schemas', name), 'utf8'),
  }));
}
