import { defineApp } from '../rsbuild.base.ts';
import { manifest } from './src/manifest.ts';

export default defineApp({ name: 'pitlane_mechanic', port: 3002, manifest });
