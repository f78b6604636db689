import { defineApp } from '../rsbuild.base.ts';
import { manifest } from './src/manifest.ts';

export default defineApp({ name: 'pitlane_manager', port: 3003, manifest });
