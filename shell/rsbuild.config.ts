import { defineApp } from '../rsbuild.base.ts';

export default defineApp({ name: 'pitlane_shell', port: 3000 });
