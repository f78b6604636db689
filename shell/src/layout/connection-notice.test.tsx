import { portalOf } from '@pitlane/shared-data/client';
import { fakeBackend, offline } from '@pitlane/shared-data/testing';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { useRefetchOnReconnect } from './use-refetch-on-reconnect.ts';

function goes(way: 'online' | 'offline') {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(way === 'online');
  act(() => void window.dispatchEvent(new Event(way)));
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const health = 'auth/v1/health';

const live = () => document.querySelector('p[aria-live=polite]');

test('a connected device is told nothing', () => {
  renderScreen(<ConnectionNotice />, {});
  expect(live()).toBeEmptyDOMElement();
});

test('a lost connection is told until it is back, which is told for a moment', () => {
  renderScreen(<ConnectionNotice />, {});
  goes('offline');
  expect(screen.getByText(/^You are offline/)).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText(/^You are offline/)).toBeVisible();

  goes('online');
  expect(screen.getByText('You are back online.')).toBeVisible();
  act(() => jest.advanceTimersByTime(5000));
  expect(live()).toBeEmptyDOMElement();
});

test('a device that is offline from the start is told', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderScreen(<ConnectionNotice />, {});
  expect(live()).toHaveTextContent('You are offline');
});

/** A screen that asks the garage's server for something. */
function Services() {
  useRefetchOnReconnect();
  const { data, isError } = useQuery({
    queryKey: ['services'],
    queryFn: async (context) => {
      const answer = await portalOf(context).request<{ name: string }[]>((client) =>
        client.from('services').select('name'),
      );
      if (!answer.success) throw answer.error;
      return answer.data;
    },
  });
  return (
    <>
      <ConnectionNotice />
      <p>{isError ? 'Failed to load services' : data?.map(({ name }) => name)}</p>
    </>
  );
}

test('a server that goes away is told, and looked for; once it is back what failed is asked for again', async () => {
  const backend = fakeBackend({ services: offline, [health]: offline });
  renderScreen(<Services />, { backend });
  expect(await screen.findByText(/^The garage's server does not answer/)).toBeVisible();
  expect(screen.getByText('Failed to load services')).toBeVisible();

  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(backend.requests.at(-1)?.path).toBe(health);
  expect(live()).toHaveTextContent('does not answer');

  backend.answers.services = [{ name: 'Tyre change' }];
  backend.answers[health] = {};
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.getByText("The garage's server is back.")).toBeVisible();
  expect(await screen.findByText('Tyre change')).toBeVisible();

  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(live()).toBeEmptyDOMElement();
});

test('on a device that is offline the server is not to blame', async () => {
  renderScreen(<Services />, { backend: fakeBackend({ services: offline, [health]: offline }) });
  expect(await screen.findByText(/^The garage's server does not answer/)).toBeVisible();
  goes('offline');
  expect(live()).toHaveTextContent(/^You are offline/);
});
