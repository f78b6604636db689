import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { workerUrl } from '../src/service-worker/worker-contract.ts';

const fileName = path.basename(workerUrl);

/** Bundles the service worker into one file. */
async function bundleWorker(): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pitlane-worker-'));
  try {
    const build = await createRsbuild({
      cwd: import.meta.dirname,
      config: {
        mode: 'production',
        logLevel: 'error',
        source: { entry: { worker: path.join(import.meta.dirname, 'service-worker.ts') } },
        output: {
          target: 'web-worker',
          distPath: { root: folder, js: '' },
          filename: { js: fileName },
          legalComments: 'none',
        },
        performance: { chunkSplit: { strategy: 'all-in-one' } },
      },
    });
    await (await build.build()).close();
    return readFileSync(path.join(folder, fileName));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

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
