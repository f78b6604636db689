import { defineApp } from '../rsbuild.base.ts';
import { prerenderPages } from './prerender/prerender-pages.ts';

export default defineApp({ name: 'pitlane_shell', port: 3000, plugins: [prerenderPages()] });
