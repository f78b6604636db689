import type { Rspack } from '@rsbuild/core';
import { chunkGroupOf } from '../../.config/rsbuild/lazy-imports.ts';
import { paths } from '../src/paths.ts';

/** The code that every page loads first. */
const start = 'portal/start-portal.tsx';

/** The modules that every page with the header loads first. */
const frame = ['layout/header-layout.tsx', 'page-queries.ts', 'data-client.ts', 'federation-host.ts'];

/** The chunk that the screens of every remote need. */
const basics = 'basics';

const library = '@pitlane/shared-ui/';

const fullScreens = [paths.login, paths.register, paths.forgotPassword, paths.resetPassword];

function filesOfImport(compilation: Rspack.Compilation, pathEnd: string): readonly string[] {
  const group = chunkGroupOf(compilation, pathEnd);
  if (!group)
    throw new Error(`Nothing imports ${pathEnd} lazily, as shell/prerender/preload-list.ts expects`);
  return group.getFiles();
}

/** The files of each topic of the component library, without those that every page with the header loads. */
function filesOfTopics({ chunkGroups }: Rspack.Compilation, loaded: ReadonlySet<string>) {
  const lists: Record<string, string[]> = {};
  for (const group of chunkGroups) {
    for (const { request = '' } of group.origins) {
      if (!request.startsWith(library)) continue;
      const more = group.getFiles().filter((file) => !loaded.has(file));
      if (more.length > 0) lists[request.slice(library.length)] = more;
    }
  }
  return lists;
}

/**
 * The files to preload, which a page would otherwise request one after the other: those of every page, of the pages with
 * the header, of each page without it by its path, and of each topic that a remote may use. The text of an attribute:
 * `start: /a.js /b.js, frame: /c.js, /login: /d.js, table: /e.js`.
 */
export function preloadList(compilation: Rspack.Compilation): string {
  const filesOf = (pathEnd: string) => filesOfImport(compilation, pathEnd);
  const first = filesOf(start);
  const beyondFirst = (files: readonly string[]) =>
    [...new Set(files)].filter((file) => !first.includes(file));
  const framed = beyondFirst([
    ...frame.flatMap(filesOf),
    ...(compilation.namedChunks.get(basics)?.files ?? []),
  ]);
  const lists: Record<string, readonly string[]> = { start: first, frame: framed };
  for (const path of fullScreens) lists[path] = beyondFirst(filesOf(`features${path}${path}-screen.tsx`));
  Object.assign(lists, filesOfTopics(compilation, new Set([...first, ...framed])));
  const toAddresses = (files: readonly string[]) =>
    files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
  return Object.entries(lists)
    .map(([name, files]) => `${name}: ${toAddresses(files).join(' ')}`)
    .join(', ');
}
