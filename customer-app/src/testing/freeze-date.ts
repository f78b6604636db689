/** Only `Date` is faked. */
const notFaked = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'performance',
  'hrtime',
] as const;

/** Freezes the current time for every test of the file; timers keep running. */
export function freezeDate(now: string) {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(now), doNotFake: [...notFaked] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}
