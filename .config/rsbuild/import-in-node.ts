import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pluginReact } from '@rsbuild/plugin-react';
import { buildApart } from './build-apart.ts';

/** Compiles a module with components for Node and imports it, so that a build can render them. */
export const importInNode = <Module>(entry: string): Promise<Module> =>
  buildApart(
    path.dirname(entry),
    (folder) => ({
      plugins: [pluginReact()],
      source: { entry: { module: entry } },
      output: { target: 'node', module: true, distPath: { root: folder }, filename: { js: '[name].mjs' } },
    }),
    (folder): Promise<Module> => import(pathToFileURL(path.join(folder, 'module.mjs')).href),
  );
