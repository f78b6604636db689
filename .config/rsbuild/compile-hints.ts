import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Has the browser compile all functions of the files that every page needs while they arrive, on another thread. Chromium
 * learns by itself which functions to compile early, but only from those that ran before the first paint, which our frame
 * makes earlier. Measured on a warm customer dashboard at a quarter of the processor: 1,380 functions were compiled one by
 * one in 530 ms of the main thread, and are 210 in 120 to 180 ms. Other browsers ignore the comment.
 */
export const compileOnLoad = (chunkGroups: readonly string[]): RsbuildPlugin => ({
  name: 'pitlane:compile-on-load',
  apply: 'build',
  setup(api) {
    // After the minifier, which removes comments, and before the hashes.
    api.processAssets({ stage: 'dev-tooling' }, ({ assets, compilation, sources }) => {
      const files = chunkGroups.flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? []);
      for (const file of new Set(files)) {
        const source = assets[file];
        if (!source || !file.endsWith('.js')) continue;
        compilation.updateAsset(file, new sources.ConcatSource('//# allFunctionsCalledOnLoad\n', source));
      }
    });
  },
});
