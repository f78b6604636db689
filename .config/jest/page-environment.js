import { TestEnvironment } from 'jest-environment-jsdom';
import './compiled-code.js';
import { shareComputedStyles } from './computed-styles.js';
import { withChosenTests } from './long-tests.js';

/** jsdom has no fetch, and Node's fetch accepts only Node's AbortSignal. */
const fromNode = [
  'AbortController',
  'AbortSignal',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'structuredClone',
  'TextDecoder',
  'TextEncoder',
];

/** Tests do not close the page, so an open channel would keep the process running. */
class UnrefBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** jsdom with Node's network APIs. */
export default class PageEnvironment extends withChosenTests(TestEnvironment) {
  async setup() {
    await super.setup();
    shareComputedStyles(this.global);
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.BroadcastChannel = UnrefBroadcastChannel;
    this.global.crypto.randomUUID ??= () => globalThis.crypto.randomUUID();
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
  }
}
