import { trackConnectivity } from './backend-connection.ts';

const answering = (status: number) => async () => new Response(null, { status });
const failing = (error: Error) => () => Promise.reject(error);

/** A backend whose behaviour changes from request to request. */
function openConnection() {
  let behave: typeof fetch = answering(200);
  const { connection, fetch } = trackConnectivity((input, init) => behave(input, init));
  const after = async (next: typeof fetch) => {
    behave = next;
    await fetch('http://backend.test').catch(() => undefined);
    return connection.isUnreachable();
  };
  return { connection, after };
}

test.each([
  ['no answer', failing(new TypeError('Failed to fetch'))],
  ['no answer in time', failing(new DOMException('timed out', 'TimeoutError'))],
  ['a proxy that finds nobody', answering(502)],
  ['a backend that is starting', answering(503)],
])('%s: the backend is unavailable', async (_, send) => {
  const { after } = openConnection();
  expect(await after(send)).toBe(true);
  expect(await after(answering(200))).toBe(false);
});

test.each([
  ['a refusal', answering(401)],
  ['a failure of its own', answering(500)],
  ['a caller who gave up', failing(new DOMException('aborted', 'AbortError'))],
])('%s: the backend is available', async (_, send) => {
  expect(await openConnection().after(send)).toBe(false);
});

test('a listener is called once for each change', async () => {
  const { connection, after } = openConnection();
  let changes = 0;
  const stop = connection.subscribe(() => {
    changes += 1;
  });
  await after(failing(new TypeError('Failed to fetch')));
  await after(failing(new TypeError('Failed to fetch')));
  expect(changes).toBe(1);
  await after(answering(200));
  stop();
  await after(failing(new TypeError('Failed to fetch')));
  expect(changes).toBe(2);
});
