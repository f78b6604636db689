import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pluginReact } from '@rsbuild/plugin-react';
import { buildApart } from './build-apart.ts';
import { pdfLibraries } from './libraries.ts';
import { plainStyles } from './plain-styles.ts';

/** Where the page's script is, and beside it what it loads later. */
const base = 'static/js';

/**
 * Compiles a page that opens without the portal into one script: no router, query library or federation, as it is opened
 * on cheap phones by people who see the portal for the first time. What the page imports lazily is beside the script.
 * @returns the script's name, and the content of all files by their names, relative to the app's build.
 */
export function buildLinkPage(root: string, address: string, isProduction: boolean) {
  const feature = address.split('/')[1] ?? '';
  return buildApart(
    root,
    (folder) => ({
      mode: isProduction ? 'production' : 'development',
      plugins: [pluginReact({ fastRefresh: false }), plainStyles()],
      resolve: {
        aliasStrategy: 'prefer-alias',
        alias: {
          ...pdfLibraries,
          // Outside the router, a link loads a document.
          'react-router$': fileURLToPath(new URL('./no-router.ts', import.meta.url)),
        },
      },
      source: { entry: { page: path.join(root, 'src/features', feature, `${feature}-page.tsx`) } },
      output: {
        assetPrefix: 'auto',
        distPath: { root: folder, js: '', jsAsync: 'async', font: 'font' },
        filename: {
          js: ({ chunk }) => (chunk?.name === 'page' ? '[name].js' : `${feature}.[contenthash:10].js`),
        },
        legalComments: 'none',
      },
      splitChunks: false,
      tools: {
        htmlPlugin: false,
        rspack: {
          output: { crossOriginLoading: 'anonymous', uniqueName: `pitlane_${feature}` },
          // A tenth of a kilobyte less.
          optimization: { mangleExports: 'size', moduleIds: 'natural' },
        },
      },
    }),
    (folder) => {
      const text = readFileSync(path.join(folder, 'page.js'), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
      const file = `${base}/page-${feature}.${hash}.js`;
      const later = globSync('{async,font}/**/*.*', { cwd: folder }).map(
        (name) => [path.posix.join(base, name), readFileSync(path.join(folder, name))] as const,
      );
      return { file, files: new Map<string, string | Buffer>([[file, text], ...later]) };
    },
  );
}
