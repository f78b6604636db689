import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildApart } from '../../../.config/rsbuild/build-apart.ts';
import { pdfLibraries } from '../../../.config/rsbuild/libraries.ts';

const functionFolder = path.resolve(
  import.meta.dirname,
  '../../../shared-data/supabase/functions/invoice-pdf',
);
const name = 'bundled-attachment';

/** For Deno, which reads no types beside a JavaScript file unasked. */
const declaration = `// @ts-self-types="./${name}.d.ts"\n`;

/** Bundles what the Edge Function `invoice-pdf` draws with, fonts included, into one file beside it. */
const code = await buildApart(
  import.meta.dirname,
  (folder) => ({
    source: { entry: { [name]: `./${name}.ts` } },
    resolve: { aliasStrategy: 'prefer-alias', alias: pdfLibraries },
    output: {
      target: 'web-worker',
      module: true,
      distPath: { root: folder, js: '' },
      filename: { js: '[name].js' },
      legalComments: 'none',
      dataUriLimit: { font: Number.MAX_SAFE_INTEGER },
    },
    tools: { rspack: { output: { library: { type: 'module' } } } },
    splitChunks: false,
  }),
  (folder) => readFileSync(path.join(folder, `${name}.js`), 'utf8'),
);
writeFileSync(path.join(functionFolder, `${name}.js`), declaration + code);
