import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild, type HtmlBasicTag, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { firstScript } from './first-script.ts';
import { preloadList } from './preload-list.ts';
import type { RenderedLanding } from './render-landing.tsx';

/** Compiles the landing page for Node and renders it. */
async function buildLanding(): Promise<RenderedLanding> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pitlane-landing-'));
  try {
    const build = await createRsbuild({
      cwd: import.meta.dirname,
      config: {
        mode: 'production',
        logLevel: 'error',
        plugins: [pluginReact()],
        source: { entry: { landing: path.join(import.meta.dirname, 'render-landing.tsx') } },
        output: {
          target: 'node',
          module: true,
          distPath: { root: folder },
          filename: { js: '[name].mjs' },
        },
      },
    });
    await (await build.build()).close();
    const { renderLanding } = await import(pathToFileURL(path.join(folder, 'landing.mjs')).href);
    return renderLanding();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const sourceOf = ({ tag, attrs }: HtmlBasicTag) =>
  tag === 'script' && typeof attrs?.src === 'string' ? [attrs.src] : [];

/**
 * Renders the landing page into index.html, so that it is shown before any script has run. Its component is compiled
 * here only: the browser never loads it as code.
 */
export const prerenderLanding = (): RsbuildPlugin => ({
  name: 'pitlane:prerender-landing',
  setup(api) {
    // In development the landing page is rendered once; a change in its sources renders it again.
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, {
        dev: {
          watchFiles: {
            type: 'reload-server',
            paths: ['src/features/landing/landing-screen.tsx', 'src/artwork', 'prerender'].map((name) =>
              path.resolve(import.meta.dirname, '..', name),
            ),
          },
        },
      }),
    );
    let rendering: Promise<RenderedLanding> | undefined;
    const landing = () => {
      rendering ??= buildLanding();
      return rendering;
    };
    api.modifyHTMLTags(async ({ headTags, bodyTags }, { compilation }) => {
      const files = [...headTags, ...bodyTags].flatMap(sourceOf);
      const isOther = (tag: HtmlBasicTag) => sourceOf(tag).length === 0;
      const { styles } = await landing();
      return {
        headTags: [
          {
            tag: 'script',
            attrs: { 'data-files': files.join(' '), 'data-preload': preloadList(compilation) },
            children: firstScript,
          },
          { tag: 'style', children: styles },
          ...headTags.filter(isOther),
        ],
        bodyTags: bodyTags.filter(isOther),
      };
    });
    api.modifyHTML(async (html) => html.replace('<!--landing-->', (await landing()).markup));
  },
});
