import { defineConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { shellCacheGroups } from './.config/rsbuild/chunks.ts';
import { compressFiles } from './.config/rsbuild/compress.ts';
import { federatedRemote, federationHost } from './.config/rsbuild/federation.ts';
import { nameLazyFiles } from './.config/rsbuild/lazy-imports.ts';
import { englishOnly, wholeRouter } from './.config/rsbuild/libraries.ts';
import { writeModuleList } from './.config/rsbuild/module-list.ts';
import { ownPackage } from './.config/rsbuild/own-package.ts';
import { writeManifest } from './.config/rsbuild/remote-manifest.ts';

/** Where the launcher puts `portal.json` for the shell's development server. */
const servedInDevelopment = process.env.PITLANE_DEV_SERVED;

/** What the launcher has the shell's development server send with every page. */
const headersInDevelopment = JSON.parse(process.env.PITLANE_DEV_HEADERS ?? '{}');

interface AppBuild {
  /** Federation name: letters and underscores, unique on the page. */
  name: string;
  /** Development port; production ports are the launcher's. */
  port: number;
  /** Only remotes: what the shell reads before it loads their code. */
  manifest?: Parameters<typeof writeManifest>[0];
  /** What this app's build does beyond the others'. */
  plugins?: RsbuildPlugin[];
}

/** The one build of the shell and every remote. An app's own config names it and nothing else. */
export const defineApp = ({ name, port, manifest, plugins = [] }: AppBuild) => {
  const isRemote = manifest !== undefined;
  return defineConfig(({ command }): RsbuildConfig => {
    const entry = command === 'build' ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js';
    return {
      plugins: [
        pluginReact({ fastRefresh: true }),
        isRemote ? federatedRemote(name, entry) : federationHost(name),
        ...(isRemote ? [writeManifest(manifest)] : []),
        writeModuleList(),
        nameLazyFiles(),
        englishOnly(),
        wholeRouter(),
        compressFiles(),
        ...plugins,
      ],
      // The compiler's `paths` are for types alone.
      resolve: { aliasStrategy: 'prefer-alias' },
      source: {
        // A remote is entered by its routes, which federation exposes. An entry of their own would have each screen
        // bring a second copy of what the routes have loaded.
        entry: { index: isRemote ? './src/manifest.ts' : './src/main.tsx' },
        preEntry: command === 'dev' && !isRemote ? ['./development/record-renderers.ts'] : [],
      },
      html: { template: './index.html', templateParameters: { version: ownPackage.version } },
      // A remote has no page of its own: it is shown in the shell's, whose every address is answered by one page.
      tools: { htmlPlugin: isRemote ? false : { publicPath: '/' } },
      server: {
        port: Number(process.env.PITLANE_DEV_PORT ?? port),
        host: '127.0.0.1',
        strictPort: true,
        cors: { origin: /^http:\/\/(localhost|127\.0\.0\.1):\d+$/ },
        historyApiFallback: !isRemote,
        ...(!isRemote && { headers: headersInDevelopment }),
        ...(servedInDevelopment &&
          !isRemote && { publicDir: { name: servedInDevelopment, copyOnBuild: false } }),
      },
      // Lazy compilation would ask the shell's server to compile a remote's screen.
      dev: { assetPrefix: isRemote ? 'auto' : '/', hmr: true, lazyCompilation: false },
      // A release lies in a folder of its own, so code finds its other files beside itself.
      output: { assetPrefix: 'auto', distPath: { root: 'dist' }, legalComments: 'none' },
      performance: { printFileSize: false },
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          /**
           * A library module that several topics use gets a file of its own instead of a copy in each, but for the few
           * lines that the compiler adds: a request costs more than a copy of those.
           */
          libraries: { test: /node_modules\/(?!@swc\/helpers)/, minChunks: 2, minSize: 0, priority: 10 },
          // A remote takes all of this from the shell; were it to bring one module itself, it need not bring its neighbours.
          ...(isRemote ? {} : shellCacheGroups),
        },
      },
    };
  });
};
