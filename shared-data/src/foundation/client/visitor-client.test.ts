import { testPortal } from '../../testing/test-portal.ts';
import { createVisitorClient } from './visitor-client.ts';

const fetchMock = jest.fn(async () => Response.json({ asked: true }));
beforeEach(() => {
  fetchMock.mockClear();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

const ask = async (client: ReturnType<typeof createVisitorClient>) =>
  (await client.sendToFunction('photo-links', {}, AbortSignal.timeout(1000))).json();

test('A response that was requested before is that of the first request only', async () => {
  const client = createVisitorClient(testPortal.config, Promise.resolve(Response.json({ early: true })));
  expect(await ask(client)).toEqual({ early: true });
  expect(fetchMock).not.toHaveBeenCalled();
  expect(await ask(client)).toEqual({ asked: true });
});

test('One that failed is requested again', async () => {
  const client = createVisitorClient(testPortal.config, Promise.reject(new TypeError('Failed to fetch')));
  expect(await ask(client)).toEqual({ asked: true });
});
