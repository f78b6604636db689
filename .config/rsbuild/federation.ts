import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildPlugin, RsbuildPlugins } from '@rsbuild/core';
import { routerExports, sharedModules } from './shared-modules.ts';

/**
 * The federation plugin compiles the CommonJS files of its runtime into each entry, whole. Their twins are modules, of
 * which only what an entry uses is taken: half of it.
 */
const modulesOfRuntime = (): RsbuildPlugin => ({
  name: 'pitlane:modules-of-runtime',
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

/** A remote: its routes are exposed by an entry file, and its libraries are the shell's where those fit. */
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
      // Remotes are loaded by their entry's address; the snapshots of mf-manifest.json are not used.
      optimization: { target: 'web', disableSnapshot: true },
    },
  }),
  modulesOfRuntime(),
];

/**
 * The shell is an ordinary build. `shell/src/federation/federation-host.ts` gives its libraries to the remotes when the
 * first remote is loaded; this tells it under which versions.
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
            // The parts of the runtime that the plugin of the remotes leaves out too.
            ENV_TARGET: '"web"',
            FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
          },
        },
        tools: { rspack: { output: { uniqueName: name } } },
      }),
    );
  },
});
