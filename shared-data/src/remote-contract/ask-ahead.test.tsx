import { createRenderScreen, customer } from '@pitlane/shared-data/testing';
import type { LoaderFunctionArgs } from 'react-router';
import type { Account } from '../accounts/account.ts';
import { askAhead } from './ask-ahead.ts';

const renderScreen = createRenderScreen();

/** Opens an address as somebody and answers what was asked ahead. */
async function open(url: string, as: Account | null, answer = async () => 'data') {
  const { queryClient, unmount } = renderScreen(<i />, { as });
  unmount();
  const asked: unknown[] = [];
  const loader = askAhead({ queryClient }, (client, { id }) => {
    asked.push(id);
    return [client.query({ queryKey: ['thing', id], queryFn: answer })];
  });
  const context = { request: new Request(url), params: { id: '7' } } as unknown as LoaderFunctionArgs;
  expect(await loader(context)).toBeNull();
  return { asked, queryClient };
}

test('what a screen shows first is asked for, with the parameters of its path', async () => {
  const { asked, queryClient } = await open('http://portal.test/things/7', customer);
  expect(asked).toEqual(['7']);
  expect(queryClient.getQueryState(['thing', '7'])).toBeDefined();
});

test('a search in the address is left to the screen', async () => {
  expect((await open('http://portal.test/things/7?page=2', customer)).asked).toEqual([]);
});

test('nothing is asked for a visitor', async () => {
  expect((await open('http://portal.test/things/7', null)).asked).toEqual([]);
});

test('a failure is the screen’s to tell', async () => {
  const { asked } = await open('http://portal.test/things/7', customer, async () => {
    throw new Error('refused');
  });
  expect(asked).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve));
});
