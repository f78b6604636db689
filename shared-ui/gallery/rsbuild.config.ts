import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [pluginReact()],
  source: { entry: { index: './index.tsx' } },
  html: { template: './index.html' },
  output: { distPath: { root: 'dist' } },
  server: { host: '127.0.0.1', port: 3010 },
});
