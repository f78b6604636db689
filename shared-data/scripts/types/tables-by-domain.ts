import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../supabase/schemas/tables');

/** The tables of each domain, such as `private.absences`, in the order in which its file declares them. */
export const tablesByDomain = (): Record<string, string[]> =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((file) => {
        const tables = readFileSync(path.join(folder, file), 'utf8').matchAll(/^create table (\w+\.\w+)/gm);
        return [path.basename(file, '.sql'), [...tables].map(([, name = '']) => name)];
      }),
  );
