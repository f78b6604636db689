import type { Rspack } from '@rsbuild/core';
import { paths } from '../src/paths.ts';

/** The names of the chunks that pages without the header load, by path. */
const chunks = {
  [paths.login]: 'login',
  [paths.register]: 'register',
  [paths.forgotPassword]: 'forgot-password',
  [paths.resetPassword]: 'reset-password',
};

/** The chunks with the shared modules that only some screens use. */
const units = ['charts', 'drawing', 'forms', 'invoice', 'schema'];

/**
 * The files to preload besides the first ones: those of the pages with the header and of what staff have around them, of
 * each page without it by its path, and of each unit that a remote's screen may use. The text of an attribute: `frame: /c.js, /login: /d.js, forms: /e.js`.
 */
export function preloadList({ namedChunkGroups, options }: Rspack.Compilation): string {
  // The benchmark's single bundle has no other files.
  if (options.output.asyncChunks === false) return '';
  const filesOf = (chunk: string) => {
    const files = namedChunkGroups.get(chunk)?.getFiles();
    if (!files) throw new Error(`There is no chunk with the name ${chunk}`);
    return files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
  };
  const named = Object.fromEntries(['frame', 'staff', ...units].map((name) => [name, name]));
  return Object.entries({ ...named, ...chunks })
    .map(([page, chunk]) => `${page}: ${filesOf(chunk).join(' ')}`)
    .join(', ');
}
