import type { Arrow, ImportGraph } from './import-graph.ts';

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/**
 * `shell/src/remotes` of any file below it, and `shared-data/src/foundation/client`; undefined for a file of no such folder, of
 * a domain of shared-data, whose arrows are listed, and of `exports`, which composes folders too.
 */
const folderOf = (file: string) =>
  /^((shell|shared-ui|[\w-]+-app)\/src|shared-data\/src\/foundation)\/(?!exports\/)[\w-]+(?=\/)/.exec(
    file,
  )?.[0];

/**
 * What the folders of an app or a shared package import of each other. Its tests may look at all of it, and the files
 * beside the folders, such as `routes.tsx`, compose them.
 */
export function folderGraph(graph: ImportGraph): ImportGraph {
  const folders = new Map<string, Arrow[]>();
  for (const arrow of [...graph.values()].flat()) {
    const from = folderOf(arrow.from);
    const to = folderOf(arrow.to);
    if (!from || !to || from === to || isTest(arrow.from)) continue;
    folders.set(from, [...(folders.get(from) ?? []), { ...arrow, from, to }]);
  }
  return folders;
}
