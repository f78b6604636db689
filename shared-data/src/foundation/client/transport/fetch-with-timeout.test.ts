import { fetchWithTimeout } from './fetch-with-timeout.ts';

/** A server that never answers, but hears when nobody waits any more. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

test('a request without a timely response is aborted', async () => {
  await expect(fetchWithTimeout(() => 10, silent)('http://backend.test')).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

test('the caller can abort earlier', async () => {
  const asker = new AbortController();
  const answer = fetchWithTimeout(() => 60_000, silent)('http://backend.test', { signal: asker.signal });
  asker.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('a timely response is returned unchanged', async () => {
  const response = new Response('ok');
  const answer = fetchWithTimeout(
    () => 60_000,
    async () => response,
  )('http://backend.test', { method: 'POST' });
  expect(await answer).toBe(response);
});
