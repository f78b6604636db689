import path from 'node:path';
import { drawingFiles } from '../.config/rsbuild/drawing-files.ts';
import { defineApp } from '../rsbuild.base.ts';
import { manifest } from './src/manifest.ts';

export default defineApp({
  name: 'pitlane_customer',
  port: 3001,
  manifest,
  plugins: [drawingFiles(path.resolve(import.meta.dirname, 'src/vehicle/drawings.tsx'))],
});
