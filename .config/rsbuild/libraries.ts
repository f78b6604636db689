import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * React Aria brings its words in some thirty languages, and the portal speaks English: every other language leads to
 * the English words, so that a lookup by language still finds some.
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

/** Leads the name under which `router-exports.ts` reads the whole library to it: its own name leads to that file. */
export const wholeRouter = (): RsbuildPlugin => ({
  name: 'pitlane:whole-router',
  setup(api) {
    api.modifyRspackConfig((config, { isDev, mergeConfig }) => {
      const file = `../../node_modules/react-router/dist/${isDev ? 'development' : 'production'}/index.js`;
      const whole = fileURLToPath(new URL(file, import.meta.url));
      return mergeConfig(config, { resolve: { alias: { 'react-router-whole$': whole } } });
    });
  },
});
