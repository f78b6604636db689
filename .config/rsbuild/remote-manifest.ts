import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { chunkGroupOf } from './lazy-imports.ts';
import { ownPackage } from './own-package.ts';

interface Manifest {
  routes: { path: string }[];
}

const topic = /@pitlane\/shared-ui\/([\w-]+)/;

/** The files of the screen at a path, and the topics of shared-ui that it uses from the shell. */
function chunksOfScreen(path: string, compilation: Rspack.Compilation) {
  const feature = path.split('/')[1];
  const screen = `features/${feature}/${feature}-screen.tsx`;
  const group = chunkGroupOf(compilation, screen);
  if (!group) throw new Error(`No screen of ${path}: routes.tsx has to import ./${screen} lazily`);
  const identifiers = group.chunks
    .flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)])
    .map((module) => module.identifier());
  const topics = identifiers.flatMap((text) => (text.startsWith('consume') && topic.exec(text)?.[1]) || []);
  return { files: group.getFiles(), topics: [...new Set(topics)].sort() };
}

/**
 * Writes `remote.json`, what the shell must know of a remote before it loads any of its code: the entry, found by name
 * because release builds add a hash; the files that the entry requests first; and the files and topics of each route's
 * screen. A release replaces the version.
 */
export const writeManifest = (manifest: Manifest): RsbuildPlugin => ({
  name: 'pitlane:remote-manifest',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ assets, compilation, sources }) => {
      const entry = Object.keys(assets).find((file) => /^remoteEntry\.(\w+\.)?js$/.test(file));
      const files = compilation.namedChunkGroups.get('__federation_expose_routes')?.getFiles() ?? [];
      const routes = manifest.routes.map((route) => ({
        ...route,
        ...chunksOfScreen(route.path, compilation),
      }));
      const found = { ...manifest, routes, version: ownPackage.version, entry, files };
      const text = JSON.stringify(found, null, 2);
      compilation.emitAsset('remote.json', new sources.RawSource(text));
    });
  },
});
