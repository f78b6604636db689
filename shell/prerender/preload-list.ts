import type { Rspack } from '@rsbuild/core';
import { paths } from '../src/paths.ts';

/** The pages without the header; their chunks have the names of the paths. */
const pages = [paths.login, paths.register, paths.forgotPassword, paths.resetPassword];

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
  return [
    ...['frame', 'staff', ...units].map((name) => [name, name]),
    ...pages.map((page) => [page, page.slice(1)]),
  ]
    .map(([name, chunk = '']) => `${name}: ${filesOf(chunk).join(' ')}`)
    .join(', ');
}
