import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { buildLinkPage } from './link-page.ts';
import { ownPackage } from './own-package.ts';

interface Manifest {
  routes: { path: string }[];
  pages?: { path: string }[];
}

/** The files of the screen at a path, and the modules that it uses from the shell: those of shared-ui, and the schemas. */
function filesOfScreen(path: string, { chunkGraph, chunkGroups }: Rspack.Compilation) {
  const feature = path.split('/')[1];
  const screen = `./features/${feature}/${feature}-screen.tsx`;
  const group = chunkGroups.find(({ origins }) => origins.some(({ request }) => request === screen));
  if (!group) throw new Error(`No screen of ${path}: routes.tsx has to import ${screen} lazily`);
  const modules = group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]);
  const units = modules.flatMap((module) => {
    const [, unit] =
      /^consume.+@pitlane\/(?:shared-ui|shared-data(?=\/schema))\/(\w+)/.exec(module.identifier()) ?? [];
    return unit ?? [];
  });
  return { files: group.getFiles(), units: [...new Set(units)].sort() };
}

/**
 * Writes `remote.json`, what the shell must know of a remote before it loads any of its code: the entry, found by name
 * because release builds add a hash, and the files and units that the first script preloads for each path. A release
 * replaces the version.
 */
export const writeManifest = (manifest: Manifest): RsbuildPlugin => ({
  name: 'pitlane:remote-manifest',
  setup(api) {
    const isProduction = api.context.action === 'build';
    api.processAssets({ stage: 'report' }, async ({ assets, compilation, sources }) => {
      const entry = Object.keys(assets).find((file) => /^remoteEntry\.(\w+\.)?js$/.test(file));
      const first = [entry, ...(compilation.namedChunkGroups.get('routes')?.getFiles() ?? [])];
      const routes = manifest.routes.map((route) => {
        const { files, units } = filesOfScreen(route.path, compilation);
        return { ...route, files: [...first, ...files], units };
      });
      const pages = await Promise.all(
        (manifest.pages ?? []).map(async (page) => {
          const { file, files } = await buildLinkPage(api.context.rootPath, page.path, isProduction);
          for (const [name, content] of files)
            if (!assets[name]) compilation.emitAsset(name, new sources.RawSource(content));
          return { ...page, file };
        }),
      );
      const { version } = ownPackage;
      const text = JSON.stringify({ ...manifest, routes, pages, version, entry }, null, 2);
      compilation.emitAsset('remote.json', new sources.RawSource(text));
    });
  },
});
