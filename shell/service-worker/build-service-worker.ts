import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { buildApart } from '../../.config/rsbuild/build-apart.ts';
import { workerUrl } from '../src/service-worker/worker-contract.ts';

const fileName = path.basename(workerUrl);

/** Bundles the service worker into one file. */
const bundleWorker = () =>
  buildApart(
    import.meta.dirname,
    (folder) => ({
      source: { entry: { worker: './service-worker.ts' } },
      output: {
        target: 'web-worker',
        distPath: { root: folder, js: '' },
        filename: { js: fileName },
        legalComments: 'none',
      },
      performance: { chunkSplit: { strategy: 'all-in-one' } },
    }),
    (folder) => readFileSync(path.join(folder, fileName)),
  );

/** Writes `/service-worker.js`: browsers look for a newer one at the same address, so its name has no hash. */
export const buildServiceWorker = (): RsbuildPlugin => ({
  name: 'pitlane:service-worker',
  apply: 'build',
  setup(api) {
    api.processAssets({ stage: 'additional' }, async ({ compilation, sources }) => {
      compilation.emitAsset(fileName, new sources.RawSource(await bundleWorker()));
    });
  },
});
