import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSchemaPaths, supabaseFolder } from '../../settings/backend-settings.ts';

export interface Chapter {
  /** Its path in `supabase/schemas`, such as parts/stock.sql. */
  name: string;
  sql: string;
}

/** The schema as it is declared: its chapters in the order in which they are read and applied. */
export const readChapters = (): Chapter[] =>
  readSchemaPaths().map((file) => ({
    name: file.replace(/^\.\/schemas\//, ''),
    sql: readFileSync(path.join(supabaseFolder, file), 'utf8'),
  }));

const lateBinding = 'set check_function_bodies = off;';

/**
 * All chapters as one script. Bodies of functions may name what comes later, so nothing looks into them while it runs; a test
 * does afterwards.
 */
export function scriptOf(chapters: readonly Chapter[]): string {
  const texts = chapters.map(
    ({ name, sql }) => `-- schemas/${name}\n\n${sql.replace(`${lateBinding}\n\n`, '').trim()}\n`,
  );
  return `${lateBinding}\n\n${texts.join('\n')}\nreset check_function_bodies;\n`;
}
