import { defineApp } from '../rsbuild.base.ts';
import { prerenderLanding } from './prerender/prerender-landing.ts';

export default defineApp({ name: 'pitlane_shell', port: 3000, plugins: [prerenderLanding()] });
