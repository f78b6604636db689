import { defineApp } from '../rsbuild.base.ts';
import { prerenderLanding } from './prerender/prerender-landing.ts';
import { buildServiceWorker } from './service-worker/build-service-worker.ts';

export default defineApp({
  name: 'pitlane_shell',
  port: 3000,
  plugins: [prerenderLanding(), buildServiceWorker()],
});
