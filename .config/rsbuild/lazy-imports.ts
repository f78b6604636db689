import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/** The `import()`s at which a chunk was split off, as they are written: `./features/login/login-screen.tsx`. */
export const importsOf = (chunk: Rspack.Chunk): string[] =>
  [...chunk.groupsIterable].flatMap(({ origins }) => origins.flatMap(({ request }) => request ?? []));

/** What an `import()` brings; undefined where no module is imported whose path ends so. */
export const chunkGroupOf = ({ chunkGroups }: Rspack.Compilation, pathEnd: string) =>
  chunkGroups.find(({ origins }) => origins.some(({ request = '' }) => request.endsWith(`/${pathEnd}`)));

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
