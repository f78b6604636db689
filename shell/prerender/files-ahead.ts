import type { Rspack } from '@rsbuild/core';

/** The parts of the portal, by the names that their imports give them, that the pages under the header begin with. */
const frame = ['framed-pages', 'page-queries', 'portal-client', 'federation-host'];

/** What the screens of every remote are made of. */
const basics = ['basics', 'icons'];

const screens = ['sign-in', 'register', 'forgot-password', 'reset-password'];
const pathOf: Record<string, string> = { 'sign-in': '/login' };

/**
 * The files that a page will ask for one after the other, so that it can ask for them together: those of every page,
 * those of a page with the header, and those of the pages without one, by their path. As `start: /a.js /b.js, frame:
 * /c.js, /login: /d.js`, because it stands in an attribute.
 */
export function filesAhead(compilation: Rspack.Compilation): string {
  const filesOf = (name: string): readonly string[] =>
    compilation.namedChunkGroups.get(name)?.getFiles() ?? [
      ...(compilation.namedChunks.get(name)?.files ?? []),
    ];
  const start = filesOf('start');
  const beyondStart = (names: readonly string[]) =>
    [...new Set(names.flatMap(filesOf))].filter((file) => !start.includes(file));
  const lists: Record<string, readonly string[]> = { start, frame: beyondStart([...frame, ...basics]) };
  for (const name of screens) lists[pathOf[name] ?? `/${name}`] = beyondStart([name]);
  const toAddresses = (files: readonly string[]) =>
    files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
  return Object.entries(lists)
    .map(([name, files]) => `${name}: ${toAddresses(files).join(' ')}`)
    .join(', ');
}
