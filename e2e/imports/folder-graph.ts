import type { Arrow, ImportGraph } from './import-graph.ts';

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/** `shell/src/remotes` of any file below it; undefined for a file of no such folder. */
const folderOf = (file: string) => /^[\w-]+\/src\/[\w-]+(?=\/)/.exec(file)?.[0];

/**
 * What the folders of an app import of each other. Its tests may look at the whole app, and the files beside the
 * folders, such as `routes.tsx`, compose them.
 */
export function folderGraph(graph: ImportGraph): ImportGraph {
  const folders = new Map<string, Arrow[]>();
  for (const arrow of [...graph.values()].flat()) {
    const from = folderOf(arrow.from);
    const to = folderOf(arrow.to);
    const isOfApps = /^(shell|[\w-]+-app)\//.test(arrow.from) && !isTest(arrow.from);
    if (!isOfApps || !from || !to || from === to) continue;
    folders.set(from, [...(folders.get(from) ?? []), { ...arrow, from, to }]);
  }
  return folders;
}
