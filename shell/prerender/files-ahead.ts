import type { Rspack } from '@rsbuild/core';
import { chunkGroupOf } from '../../.config/rsbuild/lazy-imports.ts';
import { paths } from '../src/paths.ts';

/** The first of all pages' own code. */
const start = 'portal/start-portal.tsx';

/** What the pages under the header begin with. */
const frame = ['layout/header-layout.tsx', 'page-queries.ts', 'client/data-client.ts', 'federation-host.ts'];

/** What the screens of every remote are made of. */
const basics = 'basics';

const library = '@pitlane/shared-ui/';

const fullScreens = [paths.login, paths.register, paths.forgotPassword, paths.resetPassword];

function filesOfImport(compilation: Rspack.Compilation, pathEnd: string): readonly string[] {
  const group = chunkGroupOf(compilation, pathEnd);
  if (!group) throw new Error(`Nothing imports ${pathEnd} lazily, as shell/prerender/files-ahead.ts expects`);
  return group.getFiles();
}

/** The topics of the component library, by the files that they need beyond those that every framed page has. */
function filesOfTopics({ chunkGroups }: Rspack.Compilation, here: ReadonlySet<string>) {
  const lists: Record<string, string[]> = {};
  for (const group of chunkGroups) {
    for (const { request = '' } of group.origins) {
      if (!request.startsWith(library)) continue;
      const more = group.getFiles().filter((file) => !here.has(file));
      if (more.length > 0) lists[request.slice(library.length)] = more;
    }
  }
  return lists;
}

/**
 * The files that a page will ask for one after the other, so that it can ask for them together: those of every page,
 * those of a page with the header, those of the pages without one by their path, and those of each topic that a remote
 * may take. As `start: /a.js /b.js, frame: /c.js, /login: /d.js, table: /e.js`, because it stands in an attribute.
 */
export function filesAhead(compilation: Rspack.Compilation): string {
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
