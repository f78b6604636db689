import type { RsbuildPlugin } from '@rsbuild/core';
import { routerExports, sharedModules } from './shared-modules.ts';

/**
 * A remote: a container whose entry file exposes its routes. It uses the shell's modules where their versions match, and
 * otherwise its own. It provides none, so one remote never depends on the files of another.
 */
export const federatedRemote = (name: string, filename: string): RsbuildPlugin => ({
  name: 'pitlane:federated-remote',
  setup(api) {
    api.modifyRspackConfig((config, { appendPlugins, rspack }) => {
      config.output = { ...config.output, uniqueName: name };
      appendPlugins([
        new rspack.container.ContainerPlugin({
          name,
          filename,
          library: { type: 'var', name },
          exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } },
        }),
        new rspack.sharing.ConsumeSharedPlugin({ consumes: sharedModules() }),
      ]);
    });
  },
});

/**
 * The shell is an ordinary build. `shell/src/federation/share-scope.ts` provides its modules to the remotes; this passes
 * it their versions.
 */
export const federationHost = (name: string): RsbuildPlugin => ({
  name: 'pitlane:federation-host',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, {
        resolve: { alias: { 'react-router$': routerExports } },
        source: { define: { SHARED_MODULES: JSON.stringify(sharedModules()) } },
        tools: { rspack: { output: { uniqueName: name } } },
      }),
    );
  },
});
