import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { pdfLibraries } from '../../../.config/rsbuild/libraries.ts';

const functionFolder = path.resolve(
  import.meta.dirname,
  '../../../shared-data/supabase/functions/invoice-pdf',
);
const name = 'bundled-attachment';

/** For Deno, which reads no types beside a JavaScript file unasked. */
const declaration = `// @ts-self-types="./${name}.d.ts"\n`;

/** Bundles what the Edge Function `invoice-pdf` draws with, fonts included, into one file beside it. */
async function buildFunctions(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pitlane-functions-'));
  try {
    const build = await createRsbuild({
      cwd: import.meta.dirname,
      config: {
        mode: 'production',
        logLevel: 'error',
        plugins: [pdfLibraries()],
        source: { entry: { [name]: path.join(import.meta.dirname, `${name}.ts`) } },
        resolve: { aliasStrategy: 'prefer-alias' },
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
      },
    });
    await (await build.build()).close();
    const code = readFileSync(path.join(folder, `${name}.js`), 'utf8');
    writeFileSync(path.join(functionFolder, `${name}.js`), declaration + code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await buildFunctions();
