import path from 'node:path';
import { drawingFiles } from '../.config/rsbuild/drawing-files.ts';
import { defineApp } from '../rsbuild.base.ts';
import { prerenderPages } from './prerender/prerender-pages.ts';
import { buildServiceWorker } from './service-worker/build-service-worker.ts';

export default defineApp({
  name: 'pitlane_shell',
  port: 3000,
  plugins: [
    drawingFiles(path.resolve(import.meta.dirname, 'src/artwork/drawings.tsx')),
    prerenderPages(),
    buildServiceWorker(),
  ],
});
