import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Replaces React Aria's texts in some thirty languages with the English ones, so that a lookup by any locale still
 * succeeds.
 */
export const englishOnly = (): RsbuildPlugin => ({
  name: 'pitlane:english-only',
  setup(api) {
    api.modifyRspackConfig((_, { appendPlugins, rspack }) => {
      appendPlugins(
        new rspack.NormalModuleReplacementPlugin(/\/intl\/(\w+\/)?[a-z]{2}-[A-Z]{2}\.mjs$/, (module) => {
          if (!/react-(aria|stately)/.test(module.context)) return;
          module.request = module.request.replace(/[a-z]{2}-[A-Z]{2}\.mjs$/, 'en-US.mjs');
        }),
      );
    });
  },
});

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
