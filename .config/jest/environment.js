import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom has no fetch, and Node's accepts only Node's own signals. */
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

/** A page that nobody closes would keep the test run open through its channels. */
class QuietChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** A browser page as far as jsdom goes, with the network interface of Node. */
export default class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.BroadcastChannel = QuietChannel;
    this.global.crypto.randomUUID ??= () => globalThis.crypto.randomUUID();
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
  }
}
