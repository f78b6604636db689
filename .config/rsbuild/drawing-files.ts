import { createHash } from 'node:crypto';
import type { RsbuildPlugin } from '@rsbuild/core';
import { importInNode } from './import-in-node.ts';

/** What the module of an app's drawings exports. */
interface DrawingModule {
  /** The text of an SVG file for each name. */
  drawings: Record<string, string>;
}

/**
 * Writes an app's drawings as SVG files, so that the browser neither loads the code that draws them nor runs it. The names
 * of all hold one hash, `process.env.PITLANE_DRAWINGS` in the app's code.
 */
export const drawingFiles = (entry: string): RsbuildPlugin => ({
  name: 'pitlane:drawing-files',
  setup(api) {
    let files: [name: string, text: string][] = [];
    api.modifyRsbuildConfig(async (config, { mergeRsbuildConfig }) => {
      const { drawings } = await importInNode<DrawingModule>(entry);
      const hash = createHash('sha256').update(JSON.stringify(drawings)).digest('hex').slice(0, 10);
      files = Object.entries(drawings).map(([name, text]) => [`static/drawings/${name}.${hash}.svg`, text]);
      return mergeRsbuildConfig(config, {
        source: { define: { 'process.env.PITLANE_DRAWINGS': JSON.stringify(hash) } },
      });
    });
    api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
      for (const [name, text] of files) compilation.emitAsset(name, new sources.RawSource(text));
    });
  },
});
