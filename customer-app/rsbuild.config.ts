import { defineApp } from '../rsbuild.base.ts';
import { manifest } from './src/manifest.ts';

export default defineApp({ name: 'pitlane_customer', port: 3001, manifest });
