import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { supabaseFolder } from '../../settings/backend-settings.ts';
import type { Migration } from '../migrations.ts';

/** The hash of each migration that garages have applied, by its name. */
export type Released = Record<string, string>;

export const releasedFile = path.join(supabaseFolder, 'released-migrations.json');

export const readReleased = (): Released => JSON.parse(readFileSync(releasedFile, 'utf8')) as Released;

const fileOf = ({ version, name }: Migration) => `${version}_${name}`;

const hashOf = ({ sql }: Migration) => createHash('sha256').update(sql).digest('hex');

/** Whether garages have applied a migration, so that nobody may change it any more. */
export const isReleased = (migration: Migration, released: Released) => fileOf(migration) in released;

/** A record of all migrations as they are now. */
export const release = (migrations: readonly Migration[]): Released =>
  Object.fromEntries(migrations.map((migration) => [fileOf(migration), hashOf(migration)]));

/** What was done to migrations that garages have applied: each has to stay as it is, and a new one comes after them all. */
export function releaseProblems(migrations: readonly Migration[], released: Released): string[] {
  const present = new Map(migrations.map((migration) => [fileOf(migration), migration]));
  const last = Object.keys(released).sort().at(-1) ?? '';
  return [
    ...Object.entries(released).flatMap(([file, hash]) => {
      const migration = present.get(file);
      if (!migration) return [`${file}.sql was released and is missing. Bring it back.`];
      return hashOf(migration) === hash
        ? []
        : [`${file}.sql was released and is edited. Undo that, and write a new migration instead.`];
    }),
    ...[...present.keys()]
      .filter((file) => !(file in released) && file < last)
      .map((file) => `${file}.sql comes before ${last}.sql, which was released. Give it a later time.`),
  ];
}

/** The migrations of the last release; the first one, which is generated anew until then, before there is any. */
export function lastRelease(migrations: readonly Migration[], released = readReleased()): Migration[] {
  const known = migrations.filter((migration) => isReleased(migration, released));
  return known.length > 0 ? known : migrations.slice(0, 1);
}
