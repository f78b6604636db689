import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

type Origin = Rspack.ChunkGroup['origins'][number];

/** The path of the module that an `import()` names; for one of a package the name as it is written. */
const importedModule = ({ module, request = '' }: Origin) =>
  request.startsWith('.') ? path.resolve(path.dirname(module?.nameForCondition() ?? ''), request) : request;

/** The modules whose `import()` brings a chunk, by their paths. */
export const importsOf = (chunk: Rspack.Chunk): string[] =>
  [...chunk.groupsIterable].flatMap(({ origins }) => origins.map(importedModule));

/** What an `import()` brings; undefined where no module is imported whose path ends so. */
export const chunkGroupOf = ({ chunkGroups }: Rspack.Compilation, pathEnd: string) =>
  chunkGroups.find(({ origins }) => origins.some((one) => importedModule(one).endsWith(`/${pathEnd}`)));

/**
 * Names the file of a lazy import after its module, so that the network panel says what is loaded. Those of shared-ui
 * keep their numbers: a remote's copies of it are many small files, which one name would make one.
 */
export const nameLazyFiles = (): RsbuildPlugin => ({
  name: 'pitlane:name-lazy-files',
  apply: 'build',
  setup(api) {
    const ours = /\/(shell|shared-data|[\w-]+-app)\/src\/.+\.tsx?$/;
    const lazyImport = /\bimport\((?=(["'])\.[^"']*?([\w-]+)\.tsx?\1\))/g;
    api.transform({ test: ours }, ({ code }) =>
      code.replace(lazyImport, 'import(/* webpackChunkName: "$2" */ '),
    );
  },
});
