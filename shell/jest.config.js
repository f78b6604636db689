import { browserTests } from '../jest.base.js';

const config = browserTests({ displayName: 'shell' });

export default {
  ...config,
  testMatch: ['<rootDir>/{src,launch,prerender,service-worker}/**/*.test.{ts,tsx}'],
  // Workbox is published as modules that Node does not know as such.
  transform: { ...config.transform, '/workbox-[^/]+/.*\\.js$': config.transform['\\.tsx?$'] },
  transformIgnorePatterns: ['/node_modules/(?!workbox-|.*\\.woff$)'],
};
