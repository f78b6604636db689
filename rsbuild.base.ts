import { defineConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { compileOnLoad } from './.config/rsbuild/compile-hints.ts';
import { compressFiles } from './.config/rsbuild/compress.ts';
import { federatedRemote, federationHost } from './.config/rsbuild/federation.ts';
import { libraryParts } from './.config/rsbuild/libraries.ts';
import { writeModuleList } from './.config/rsbuild/module-list.ts';
import { ownPackage } from './.config/rsbuild/own-package.ts';
import { plainStyles } from './.config/rsbuild/plain-styles.ts';
import { writeManifest } from './.config/rsbuild/remote-manifest.ts';

/** The folder of `portal.json` for the shell's development server, set by the launcher. */
const servedInDevelopment = process.env.PITLANE_DEV_SERVED;

/** Response headers of the shell's development server, set by the launcher. */
const headersInDevelopment = JSON.parse(process.env.PITLANE_DEV_HEADERS ?? '{}');

interface AppBuild {
  /** Federation name: letters and underscores, unique on the page. */
  name: string;
  /** Development port; the launcher sets the production ports. */
  port: number;
  /** Only for remotes: what the shell reads before it loads their code. */
  manifest?: Parameters<typeof writeManifest>[0];
  /** Additional plugins of this app. */
  plugins?: RsbuildPlugin[];
}

/** The files of the shell that several pages use, besides the chunks that its imports name. */
const shellFiles = {
  /** The libraries of every page, which stay in the browser's cache when the portal changes. */
  vendor: {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|react-router|scheduler|styled-components|stylis)\/|router-exports/,
    chunks: 'initial',
    enforce: true,
  },
  /** The runtime of federation, likewise; loaded with the first page that has a header. */
  federation: {
    name: 'federation',
    test: /node_modules\/@module-federation\//,
    enforce: true,
  },
  forms: {
    name: 'forms',
    test: /node_modules\/(react-hook-form|@hookform)\/|shared-ui\/src\/form\//,
    enforce: true,
  },
  /** Alone on a job card, and on the sheet of an invoice. */
  qrCode: {
    name: 'qr-code',
    test: /node_modules\/uqr\/|shared-ui\/src\/qr-code\//,
    enforce: true,
  },
  /** Apart from the forms, as not every form needs zod. */
  schema: {
    name: 'schema',
    test: /node_modules\/zod\/|shared-data\/src\/schema\//,
    enforce: true,
  },
} as const;

/** The build configuration of the shell and every remote. */
export const defineApp = ({ name, port, manifest, plugins = [] }: AppBuild) => {
  const isRemote = manifest !== undefined;
  const developmentPort = Number(process.env.PITLANE_DEV_PORT ?? port);
  return defineConfig(({ command }): RsbuildConfig => {
    const entry = command === 'build' ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js';
    return {
      plugins: [
        pluginReact({ fastRefresh: true }),
        isRemote ? federatedRemote(name, entry) : federationHost(name),
        ...(isRemote ? [writeManifest(manifest)] : [compileOnLoad(['index', 'frame'])]),
        writeModuleList(),
        libraryParts(),
        plainStyles(),
        compressFiles(),
        ...plugins,
      ],
      // Ignore `paths` of tsconfig.json, which are only for types.
      resolve: { aliasStrategy: 'prefer-alias' },
      source: {
        // A remote is entered by its routes, which federation exposes. An entry of their own would have each screen
        // bring a second copy of what the routes have loaded.
        entry: { index: isRemote ? './src/manifest.ts' : './src/main.tsx' },
        preEntry: command === 'dev' && !isRemote ? ['./development/record-renderers.ts'] : [],
      },
      html: {
        template: './index.html',
        templateParameters: { version: ownPackage.version },
        ...(!isRemote && { favicon: './public/favicon.svg' }),
      },
      // A remote has no HTML page. The shell serves the same page at every URL.
      tools: {
        htmlPlugin: isRemote ? false : { publicPath: '/' },
        // The service worker cannot read files of other origins that are requested without CORS.
        rspack: { output: { crossOriginLoading: 'anonymous' } },
      },
      server: {
        port: developmentPort,
        host: '127.0.0.1',
        strictPort: true,
        cors: { origin: /^http:\/\/(localhost|127\.0\.0\.1):\d+$/ },
        historyApiFallback: !isRemote,
        ...(!isRemote && { headers: headersInDevelopment }),
        ...(servedInDevelopment &&
          !isRemote && {
            publicDir: [{ name: 'public' }, { name: servedInDevelopment, copyOnBuild: false }],
          }),
      },
      // Lazy compilation would request a remote's screen from the shell's server.
      dev: {
        assetPrefix: isRemote ? 'auto' : '/',
        hmr: true,
        // An edit of a remote is announced by its own server, not by that of the page.
        client: { port: developmentPort },
        lazyCompilation: false,
      },
      // Each release has its own folder, so code loads other files relative to itself.
      output: { assetPrefix: 'auto', distPath: { root: 'dist' }, legalComments: 'none' },
      performance: { printFileSize: false },
      splitChunks: {
        preset: 'none',
        chunks: 'async',
        cacheGroups: { defaultVendors: false, ...(isRemote ? {} : shellFiles) },
      },
    };
  });
};
