import type { RsbuildPlugin } from '@rsbuild/core';
import { ownPackage } from './own-package.ts';

/**
 * Writes `remote.json`, what the shell must know of a remote before it loads any of its code. The entry is found by name,
 * because release builds add a hash. A release replaces the version.
 */
export const writeManifest = (manifest: object): RsbuildPlugin => ({
  name: 'pitlane:remote-manifest',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ assets, compilation, sources }) => {
      const entry = Object.keys(assets).find((file) => /^remoteEntry\.(\w+\.)?js$/.test(file));
      const text = JSON.stringify({ ...manifest, version: ownPackage.version, entry }, null, 2);
      compilation.emitAsset('remote.json', new sources.RawSource(text));
    });
  },
});
