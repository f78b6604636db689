import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * `react-router` is an alias of `router-exports.ts`, which imports the whole library by the name defined here.
 */
export const fullRouter = (): RsbuildPlugin => ({
  name: 'pitlane:full-router',
  setup(api) {
    api.modifyRspackConfig((config, { isDev, mergeConfig }) => {
      const file = `../../node_modules/react-router/dist/${isDev ? 'development' : 'production'}/index.js`;
      const fullPath = fileURLToPath(new URL(file, import.meta.url));
      return mergeConfig(config, { resolve: { alias: { 'react-router-whole$': fullPath } } });
    });
  },
});

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * What makes PDFs: fontkit without its decoder of WOFF2, a third of all and 57 kB, as our fonts are WOFF, and fflate
 * without its workers.
 */
export const pdfLibraries = (): RsbuildPlugin => ({
  name: 'pitlane:pdf-libraries',
  setup(api) {
    api.modifyRspackConfig((config, { mergeConfig }) =>
      mergeConfig(config, {
        resolve: {
          alias: {
            'brotli/decompress.js': false,
            fflate$: pathOf('./fflate-without-workers.ts'),
          },
        },
      }),
    );
  },
});

/** react-aria with its words in English alone, as the portal is: half of all, and 16 kB of the schedule and the month. */
export const englishControls = (): RsbuildPlugin => ({
  name: 'pitlane:english-controls',
  setup(api) {
    api.modifyRspackConfig((config, { mergeConfig }) =>
      mergeConfig(config, { plugins: [optimizeLocales.rspack({ locales: ['en-US'] })] }),
    );
  },
});
