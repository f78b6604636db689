import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pdfLibraries } from './libraries.ts';

interface BuiltFile {
  /** Relative to the app's build. */
  file: string;
  content: Buffer;
}

/** Where the page's script is, and beside it what it loads later. */
const base = 'static/js';

/**
 * Compiles a page that opens without the portal into one script: no router, query library or federation, as it is opened
 * on cheap phones by people who see the portal for the first time. What the page imports lazily is beside the script.
 */
export async function buildLinkPage(root: string, address: string, isProduction: boolean) {
  const feature = address.split('/')[1] ?? '';
  const folder = mkdtempSync(path.join(tmpdir(), 'pitlane-link-page-'));
  try {
    const build = await createRsbuild({
      cwd: root,
      config: {
        mode: isProduction ? 'production' : 'development',
        logLevel: 'error',
        plugins: [pluginReact({ fastRefresh: false }), pdfLibraries()],
        // Outside the router, a link loads a document.
        resolve: {
          aliasStrategy: 'prefer-alias',
          alias: { 'react-router$': fileURLToPath(new URL('./no-router.ts', import.meta.url)) },
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
      },
    });
    await (await build.build()).close();
    const text = readFileSync(path.join(folder, 'page.js'), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
    const later = globSync('{async,font}/**/*.*', { cwd: folder }).map(
      (file): BuiltFile => ({
        file: path.posix.join(base, file),
        content: readFileSync(path.join(folder, file)),
      }),
    );
    return { file: `${base}/page-${feature}.${hash}.js`, text, later };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
