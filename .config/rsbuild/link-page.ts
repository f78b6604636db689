import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/**
 * Compiles a page that opens without the portal into one script: no router, query library or federation, as it is opened
 * on cheap phones by people who see the portal for the first time.
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
        plugins: [pluginReact({ fastRefresh: false })],
        // Outside the router, a link loads a document.
        resolve: {
          aliasStrategy: 'prefer-alias',
          alias: { 'react-router$': fileURLToPath(new URL('./no-router.ts', import.meta.url)) },
        },
        source: { entry: { page: path.join(root, 'src/features', feature, `${feature}-page.tsx`) } },
        output: { distPath: { root: folder, js: '' }, filename: { js: '[name].js' }, legalComments: 'none' },
        splitChunks: false,
        tools: { htmlPlugin: false, rspack: { output: { asyncChunks: false } } },
      },
    });
    await (await build.build()).close();
    const text = readFileSync(path.join(folder, 'page.js'), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
    return { file: `static/js/page-${feature}.${hash}.js`, text };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
