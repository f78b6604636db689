import { backendConnection, noting } from './backend-connection.ts';

const after = async (send: typeof fetch) => {
  await noting(send)('http://backend.test').catch(() => undefined);
  return backendConnection.isAway();
};
const answering = (status: number) => async () => new Response(null, { status });
const failing = (error: Error) => () => Promise.reject(error);

beforeEach(() => backendConnection.forget());

test.each([
  ['no answer', failing(new TypeError('Failed to fetch'))],
  ['no answer in time', failing(new DOMException('timed out', 'TimeoutError'))],
  ['a proxy that finds nobody', answering(502)],
  ['a backend that is starting', answering(503)],
])('%s: the backend is away', async (_, send) => {
  expect(await after(send)).toBe(true);
  expect(await after(answering(200))).toBe(false);
});

test.each([
  ['a refusal', answering(401)],
  ['a failure of its own', answering(500)],
  ['an asker who gave up', failing(new DOMException('aborted', 'AbortError'))],
])('%s: the backend is there', async (_, send) => {
  expect(await after(send)).toBe(false);
});

test('whoever listens hears of each change once', async () => {
  let heard = 0;
  const stop = backendConnection.subscribe(() => {
    heard += 1;
  });
  await after(failing(new TypeError('Failed to fetch')));
  await after(failing(new TypeError('Failed to fetch')));
  expect(heard).toBe(1);
  await after(answering(200));
  stop();
  await after(failing(new TypeError('Failed to fetch')));
  expect(heard).toBe(2);
});
