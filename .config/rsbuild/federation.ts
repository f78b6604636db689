import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildPlugin, RsbuildPlugins } from '@rsbuild/core';
import { routerExports, sharedModules } from './shared-modules.ts';

/**
 * Replaces the CommonJS files of the federation runtime, which would be bundled into each entry as a whole, with its ES
 * modules, which can be tree-shaken to half the size.
 */
const treeShakeRuntime = (): RsbuildPlugin => ({
  name: 'pitlane:tree-shake-runtime',
  setup(api) {
    api.modifyRspackConfig((_, { appendPlugins, rspack }) => {
      appendPlugins(
        new rspack.NormalModuleReplacementPlugin(/webpack-bundler-runtime.dist.index\.cjs$/, (module) => {
          module.request = module.request.replace(/cjs$/, 'js');
        }),
      );
    });
  },
});

/** A remote: an entry file exposes its routes, and it uses the shell's libraries where their versions match. */
export const federatedRemote = (name: string, filename: string): RsbuildPlugins => [
  pluginModuleFederation({
    name,
    filename,
    exposes: { './routes': './src/routes.tsx' },
    dts: false,
    shareStrategy: 'loaded-first',
    shared: sharedModules(),
    experiments: {
      externalRuntime: true,
      // Remotes are loaded by the URL of their entry; the snapshots of mf-manifest.json are not used.
      optimization: { target: 'web', disableSnapshot: true },
    },
  }),
  treeShakeRuntime(),
];

/**
 * The shell is an ordinary build. `shell/src/federation/federation-host.ts` provides its libraries to the remotes when the
 * first remote is loaded; this passes it their versions.
 */
export const federationHost = (name: string): RsbuildPlugin => ({
  name: 'pitlane:federation-host',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, {
        resolve: { alias: { 'react-router$': routerExports } },
        source: {
          define: {
            SHARED_MODULES: JSON.stringify(sharedModules()),
            // Excludes the same parts of the runtime as the remotes' plugin does.
            ENV_TARGET: '"web"',
            FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
          },
        },
        tools: { rspack: { output: { uniqueName: name } } },
      }),
    );
  },
});
