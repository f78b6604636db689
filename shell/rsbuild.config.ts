import { defineApp } from '../rsbuild.base.ts';
import { prerenderPages } from './prerender/prerender-pages.ts';
import { buildServiceWorker } from './service-worker/build-service-worker.ts';

export default defineApp({
  name: 'pitlane_shell',
  port: 3000,
  plugins: [prerenderPages(), buildServiceWorker()],
});
