import { readFileSync } from 'node:fs';

/** The address of a font file, as a bundler gives it, holding the file. */
export default {
  process: (_, file) => ({
    code: `module.exports = 'data:font/woff;base64,${readFileSync(file, 'base64')}';`,
  }),
};
