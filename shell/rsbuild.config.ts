import { mergeRsbuildConfig } from '@rsbuild/core';
import { defineApp } from '../rsbuild.base.ts';
import { prerenderLanding } from './prerender/prerender-landing.ts';

export default mergeRsbuildConfig(defineApp({ name: 'pitlane_shell', port: 3000 }), {
  plugins: [prerenderLanding()],
});
