import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { RsbuildPlugin } from '@rsbuild/core';
import { routerExports, sharedInRemote, sharedModules } from './shared-modules.ts';

/** The global function by which the shell gives remotes the part of the federation runtime that their builds call. */
const bundlerRuntime = 'pitlaneBundlerRuntime';

/**
 * A remote: a container whose entry file exposes its routes. It uses the shell's modules where their versions match, and
 * otherwise its own.
 */
export const federatedRemote = (name: string, filename: string): RsbuildPlugin => ({
  name: 'pitlane:federated-remote',
  setup(api) {
    api.modifyRspackConfig((config, { appendPlugins, rspack }) => {
      config.output = { ...config.output, uniqueName: name };
      appendPlugins([
        new ModuleFederationPlugin({
          name,
          filename,
          exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } },
          shared: sharedInRemote(),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
        }),
        // `experiments.externalRuntime` leaves this part of the runtime, 9 kB, in the entry of each remote.
        new rspack.ExternalsPlugin('var', [
          ({ request }, callback) =>
            request?.includes('@module-federation/webpack-bundler-runtime')
              ? callback(undefined, `${bundlerRuntime}()`)
              : callback(),
        ]),
      ]);
    });
  },
});

/**
 * The shell is an ordinary build, as the plugin would add the runtime to its first file.
 * `shell/src/remotes/federation/federation-host.ts` starts the runtime when a remote is needed; this passes it what the remotes'
 * builds know: the shared modules with their versions, and the name of the global.
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
            BUNDLER_RUNTIME: JSON.stringify(bundlerRuntime),
            // What `experiments.optimization` of the plugin defines.
            FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
            ENV_TARGET: '"web"',
          },
        },
        tools: { rspack: { output: { uniqueName: name } } },
      }),
    );
  },
});
