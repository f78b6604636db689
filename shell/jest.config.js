import { browserTests } from '../jest.base.js';

export default {
  ...browserTests({ displayName: 'shell' }),
  testMatch: ['<rootDir>/{src,launch,prerender}/**/*.test.{ts,tsx}'],
};
