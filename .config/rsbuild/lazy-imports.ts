import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

type Origin = Rspack.ChunkGroup['origins'][number];

/** The path of the module that an `import()` names; a package's import keeps the name as written. */
const importedModule = ({ module, request = '' }: Origin) =>
  request.startsWith('.') ? path.resolve(path.dirname(module?.nameForCondition() ?? ''), request) : request;

/** The module paths of the `import()`s that load a chunk. */
export const importsOf = (chunk: Rspack.Chunk): string[] =>
  [...chunk.groupsIterable].flatMap(({ origins }) => origins.map(importedModule));

/** The chunks that an `import()` of a path with this ending loads; undefined when there is no such import. */
export const chunkGroupOf = ({ chunkGroups }: Rspack.Compilation, pathEnd: string) =>
  chunkGroups.find(({ origins }) => origins.some((one) => importedModule(one).endsWith(`/${pathEnd}`)));

/**
 * Names the chunk of a lazy import after its module, to make the network panel readable. Chunks of shared-ui keep their
 * numbers: a remote's copies are many small files, which a common name would merge into one.
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
