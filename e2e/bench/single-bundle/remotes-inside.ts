import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { folderOfRemote } from '../../../shell/launch/local/remotes.ts';

const sourceOf = (name: string, file: string) => JSON.stringify(path.join(folderOfRemote(name), 'src', file));

/** The shell's modules for federation, and their replacements. */
const replacements = (remotes: string[]): Record<string, string> => ({
  'federation/load-remote.ts': `
    ${remotes.map((name) => `import * as ${name} from ${sourceOf(name, 'routes.tsx')};`).join('\n')}
    const modules = { ${remotes} };
    export const loadRemoteModule = async ({ manifest }) => modules[manifest.name];
    export const isLoaded = () => true;`,
  'remotes/remote-registry.ts': `
    ${remotes.map((name) => `import { manifest as ${name} } from ${sourceOf(name, 'manifest.ts')};`).join('\n')}
    const found = [${remotes}].map((manifest) => ({ url: '/', manifest: { ...manifest, version: 'bundle' } }));
    export const createRemoteRegistry = () => ({
      found: () => found, missing: () => [], discover: async () => found, subscribe: () => () => {},
    });`,
});

/** Bundles the remotes' screens with the shell. The sources of the apps are not changed. */
export const remotesInside = (remotes: string[]): RsbuildPlugin => ({
  name: 'pitlane:remotes-inside',
  setup(api) {
    api.modifyRspackConfig((_, { appendPlugins, rspack }) => {
      const folder = path.join(api.context.rootPath, 'src');
      const inside = Object.fromEntries(
        Object.entries(replacements(remotes)).map(([file, text]) => [
          path.join(folder, file.replace(/\.ts$/, '.inside.js')),
          text,
        ]),
      );
      const names = Object.keys(replacements(remotes)).map((file) => path.basename(file).replace('.', '\\.'));
      appendPlugins([
        new rspack.experiments.VirtualModulesPlugin(inside),
        new rspack.NormalModuleReplacementPlugin(new RegExp(`/(${names.join('|')})$`), (module) => {
          const replacement = path.resolve(module.context, module.request).replace(/\.ts$/, '.inside.js');
          if (replacement in inside) module.request = replacement;
        }),
      ]);
    });
  },
});
