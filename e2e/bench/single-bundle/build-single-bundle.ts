import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { compressFiles } from '../../../.config/rsbuild/compress.ts';
import { libraryParts } from '../../../.config/rsbuild/libraries.ts';
import { findRemotes, root } from '../../../shell/launch/local/remotes.ts';
import { prerenderPages } from '../../../shell/prerender/prerender-pages.ts';
import { remotesInside } from './remotes-inside.ts';

/**
 * Builds the shell and its remotes as one React application, for comparison: the same sources, compiler, minifier,
 * compression and page, without federation, and with all code in one file.
 */
export async function buildSingleBundle(folder: string): Promise<void> {
  const rsbuild = await createRsbuild({
    cwd: path.join(root, 'shell'),
    config: {
      mode: 'production',
      logLevel: 'error',
      plugins: [
        pluginReact(),
        remotesInside(findRemotes()),
        libraryParts(),
        compressFiles(),
        prerenderPages(),
      ],
      // The compiler's `paths` are for types alone.
      resolve: { aliasStrategy: 'prefer-alias' },
      source: { entry: { index: './src/main.tsx' } },
      html: { template: './index.html', templateParameters: { version: 'bundle' } },
      output: { distPath: { root: folder }, cleanDistPath: true, legalComments: 'none' },
      performance: { printFileSize: false },
      splitChunks: false,
      tools: { rspack: { output: { asyncChunks: false } } },
    },
  });
  await (await rsbuild.build()).close();
}
