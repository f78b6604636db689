import path from 'node:path';
import type { HtmlBasicTag, RsbuildPlugin } from '@rsbuild/core';
import { importInNode } from '../../.config/rsbuild/import-in-node.ts';
import { firstScript } from './first-script.ts';
import { preloadList } from './preload-list.ts';
import type { RenderedPages } from './render-pages.tsx';

/** What the pages are made of. */
const sources = [
  'src/features/landing/landing-screen.tsx',
  'src/artwork',
  'src/header',
  'src/rail',
  'prerender',
];

/** Compiles the pages for Node and renders them. */
async function buildPages(): Promise<RenderedPages> {
  const entry = path.join(import.meta.dirname, 'render-pages.tsx');
  return (await importInNode<typeof import('./render-pages.tsx')>(entry)).renderPages();
}

const sourceOf = ({ tag, attrs }: HtmlBasicTag) =>
  tag === 'script' && typeof attrs?.src === 'string' ? [attrs.src] : [];

/**
 * Renders the landing page and the frames of all other pages into index.html, so that they are shown before any code has
 * loaded. The landing page's component is compiled here only: the browser never loads it as code.
 */
export const prerenderPages = (): RsbuildPlugin => ({
  name: 'pitlane:prerender-pages',
  setup(api) {
    // In development the pages are rendered once; a change in their sources renders them again.
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, {
        dev: {
          watchFiles: {
            type: 'reload-server',
            paths: sources.map((name) => path.resolve(import.meta.dirname, '..', name)),
          },
        },
      }),
    );
    let rendering: Promise<RenderedPages> | undefined;
    const pages = () => {
      rendering ??= buildPages();
      return rendering;
    };
    api.modifyHTMLTags(async ({ headTags, bodyTags }, { compilation }) => {
      const files = [...headTags, ...bodyTags].flatMap(sourceOf);
      const isOther = (tag: HtmlBasicTag) => sourceOf(tag).length === 0;
      const { landing } = await pages();
      return {
        headTags: [
          {
            tag: 'script',
            attrs: { 'data-files': files.join(' '), 'data-preload': preloadList(compilation) },
            children: firstScript,
          },
          { tag: 'style', children: landing.styles },
          ...headTags.filter(isOther),
        ],
        bodyTags: bodyTags.filter(isOther),
      };
    });
    api.modifyHTML(async (html) => {
      const { landing, frames } = await pages();
      // As functions, because a replacement text may contain `$`.
      return html
        .replace('<!--landing-->', () => landing.markup)
        .replace('<!--frames-->', () => `<style>${frames.styles}</style>${frames.markup}`);
    });
  },
});
