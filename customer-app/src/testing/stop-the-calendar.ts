/** Everything that runs as always while only the calendar stands still. */
const running = [
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

/** Every test of the file takes place at that moment. */
export function stopTheCalendar(now: string) {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(now), doNotFake: [...running] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}
