import type { LoaderFunctionArgs } from 'react-router';
import { customer } from '../../testing/builders/people.ts';
import { createRenderScreen } from '../../testing/render-screen.tsx';
import type { Account } from '../session/account.ts';
import { prefetch } from './prefetch.ts';

const renderScreen = createRenderScreen();

/** Opens an address as someone and answers what was prefetched. */
async function open(url: string, as: Account | null, answer = async () => 'data') {
  const { queryClient, unmount } = renderScreen(<i />, { as });
  unmount();
  const prefetched: unknown[] = [];
  const loader = prefetch({ queryClient }, (client, { id }) => {
    prefetched.push(id);
    return [client.query({ queryKey: ['thing', id], queryFn: answer })];
  });
  const context = { request: new Request(url), params: { id: '7' } } as unknown as LoaderFunctionArgs;
  expect(await loader(context)).toBeNull();
  return { prefetched, queryClient };
}

test("the first queries of a screen are prefetched with the path's parameters", async () => {
  const { prefetched, queryClient } = await open('http://portal.test/things/7', customer);
  expect(prefetched).toEqual(['7']);
  expect(queryClient.getQueryState(['thing', '7'])).toBeDefined();
});

test('nothing is prefetched for a URL with a search', async () => {
  expect((await open('http://portal.test/things/7?page=2', customer)).prefetched).toEqual([]);
});

test('nothing is prefetched for a visitor', async () => {
  expect((await open('http://portal.test/things/7', null)).prefetched).toEqual([]);
});

test('a failed prefetch is ignored, because the screen shows the error', async () => {
  const { prefetched } = await open('http://portal.test/things/7', customer, async () => {
    throw new Error('refused');
  });
  expect(prefetched).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve));
});
