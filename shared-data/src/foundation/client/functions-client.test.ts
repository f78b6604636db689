import { testPortal } from '../../testing/test-portal.ts';
import { createVisitorClient } from './visitor-client.ts';

const answerWith = (send: typeof fetch) => {
  globalThis.fetch = send;
  const client = createVisitorClient(testPortal.config);
  return (signal = AbortSignal.timeout(5000)) =>
    client.request((functions) => functions.rpc('open_link', { token: 'a' }).abortSignal(signal));
};

const kindOf = async (answer: ReturnType<ReturnType<typeof answerWith>>) => {
  const result = await answer;
  return result.success ? undefined : result.error.kind;
};

test('An answer is read, and an empty one is null', async () => {
  expect(await answerWith(async () => Response.json({ page: 1 }))()).toMatchObject({ data: { page: 1 } });
  expect(await answerWith(async () => new Response(null, { status: 204 }))()).toMatchObject({ data: null });
});

test('A refusal of the database has its kind and its message', async () => {
  const refused = answerWith(async () => Response.json({ code: 'PT404', message: 'Gone' }, { status: 404 }));
  expect(await refused()).toMatchObject({ success: false, error: { kind: 'not-found', message: 'Gone' } });
});

test('No response, and a page of a proxy, is a missing connection', async () => {
  const failed = answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await kindOf(failed())).toBe('offline');
  const proxy = answerWith(async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  expect(await kindOf(proxy())).toBe('offline');
});

test('A request is aborted by its signal, before and while it is sent', async () => {
  const waiting = answerWith(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        const abort = () => reject(init?.signal?.reason);
        if (init?.signal?.aborted) abort();
        else init?.signal?.addEventListener('abort', abort);
      }),
  );
  expect(await kindOf(waiting(AbortSignal.abort()))).toBe('offline');
  const controller = new AbortController();
  const answer = waiting(controller.signal);
  controller.abort();
  expect(await kindOf(answer)).toBe('offline');
});
