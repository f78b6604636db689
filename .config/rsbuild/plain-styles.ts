import type { RsbuildPlugin } from '@rsbuild/core';

/** A comment with lines of its own, as styles have them. That of a chunk's name has an address behind it, and stays. */
const comment = /^[ \t]*\/\* (?:(?!\*\/)[\s\S])*\*\/[ \t]*\n/gm;

/** Styles without their comments, which no minifier takes out of a template: 1 kB of a screen, compressed. */
export const plainStyles = (): RsbuildPlugin => ({
  name: 'pitlane:plain-styles',
  apply: 'build',
  setup(api) {
    api.transform({ test: /\/src\/.*\.tsx?$/, order: 'pre' }, ({ code }) => code.replace(comment, ''));
  },
});
