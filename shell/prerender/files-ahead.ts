import type { Rspack } from '@rsbuild/core';

/** The parts of the portal, by the names that their imports give them, that the pages under the header begin with. */
const frame = ['framed-pages', 'page-queries', 'portal-client', 'federation-host'];

/** What the screens of every remote are made of. */
const basics = ['basics'];

const library = '@pitlane/shared-ui/';

const screens = ['sign-in', 'register', 'forgot-password', 'reset-password'];
const pathOf: Record<string, string> = { 'sign-in': '/login' };

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
  const filesOf = (name: string): readonly string[] =>
    compilation.namedChunkGroups.get(name)?.getFiles() ?? [
      ...(compilation.namedChunks.get(name)?.files ?? []),
    ];
  const start = filesOf('start');
  const beyondStart = (names: readonly string[]) =>
    [...new Set(names.flatMap(filesOf))].filter((file) => !start.includes(file));
  const framed = beyondStart([...frame, ...basics]);
  const lists: Record<string, readonly string[]> = { start, frame: framed };
  for (const name of screens) lists[pathOf[name] ?? `/${name}`] = beyondStart([name]);
  Object.assign(lists, filesOfTopics(compilation, new Set([...start, ...framed])));
  const toAddresses = (files: readonly string[]) =>
    files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
  return Object.entries(lists)
    .map(([name, files]) => `${name}: ${toAddresses(files).join(' ')}`)
    .join(', ');
}
