import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { RsbuildPlugin } from '@rsbuild/core';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Aliases for what makes PDFs: fontkit without its decoder of WOFF2, a third of all and 57 kB, as our fonts are WOFF, and
 * fflate without its workers.
 */
export const pdfLibraries = {
  'brotli/decompress.js': false,
  fflate$: pathOf('./fflate-without-workers.ts'),
} as const;

/**
 * Libraries without what the portal does not use: PDFs, react-aria with its words in English alone, which is half of all
 * and 16 kB of the schedule and the month, and react-router, an alias of `router-exports.ts`, which imports the whole
 * library by the name defined here.
 */
export const libraryParts = (): RsbuildPlugin => ({
  name: 'pitlane:library-parts',
  setup(api) {
    api.modifyRspackConfig((config, { isDev, mergeConfig }) => {
      const router = `../../node_modules/react-router/dist/${isDev ? 'development' : 'production'}/index.js`;
      return mergeConfig(config, {
        resolve: { alias: { 'react-router-whole$': pathOf(router), ...pdfLibraries } },
        plugins: [optimizeLocales.rspack({ locales: ['en-US'] })],
      });
    });
  },
});
