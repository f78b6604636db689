import { fetchWithTimeout } from './fetch-with-timeout.ts';

/** A server that never answers, but hears when nobody waits any more. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

test('a server that does not answer in time is given up', async () => {
  await expect(fetchWithTimeout(10, silent)('http://backend.test')).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

test('whoever asked can give up earlier', async () => {
  const asker = new AbortController();
  const answer = fetchWithTimeout(60_000, silent)('http://backend.test', { signal: asker.signal });
  asker.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('an answer in time comes through as it is', async () => {
  const response = new Response('ok');
  const answer = fetchWithTimeout(60_000, async () => response)('http://backend.test', { method: 'POST' });
  expect(await answer).toBe(response);
});
