import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** Compiles a module with components for Node and imports it, so that a build can render them. */
export async function importInNode<Module>(entry: string): Promise<Module> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pitlane-pages-'));
  try {
    const build = await createRsbuild({
      cwd: path.dirname(entry),
      config: {
        mode: 'production',
        logLevel: 'error',
        plugins: [pluginReact()],
        source: { entry: { module: entry } },
        output: {
          target: 'node',
          module: true,
          distPath: { root: folder },
          filename: { js: '[name].mjs' },
        },
      },
    });
    await (await build.build()).close();
    return await import(pathToFileURL(path.join(folder, 'module.mjs')).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
