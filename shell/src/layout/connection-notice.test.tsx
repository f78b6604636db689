import { portalOf } from '@pitlane/shared-data/client';
import { fakeBackend, offline } from '@pitlane/shared-data/testing';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { useRefetchOnReconnect } from './use-refetch-on-reconnect.ts';

function setDevice(state: 'online' | 'offline') {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void window.dispatchEvent(new Event(state)));
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const health = 'auth/v1/health';

const liveRegion = () => document.querySelector('p[aria-live=polite]');

test('Nothing is shown while connected', () => {
  renderScreen(<ConnectionNotice />, {});
  expect(liveRegion()).toBeEmptyDOMElement();
});

test('A lost connection is shown until it returns, which is shown briefly', () => {
  renderScreen(<ConnectionNotice />, {});
  setDevice('offline');
  expect(screen.getByText(/^You are offline/)).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText(/^You are offline/)).toBeVisible();

  setDevice('online');
  expect(screen.getByText('You are back online.')).toBeVisible();
  act(() => jest.advanceTimersByTime(5000));
  expect(liveRegion()).toBeEmptyDOMElement();
});

test('A device that is offline from the start sees the notice', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderScreen(<ConnectionNotice />, {});
  expect(liveRegion()).toHaveTextContent('You are offline');
});

/** A screen that sends a request to the backend. */
function Services() {
  useRefetchOnReconnect();
  const { data, isError } = useQuery({
    queryKey: ['services'],
    queryFn: async (context) => {
      const answer = await portalOf(context).request((client) => client.from('services').select('name'));
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

test('An unreachable server is shown and probed; once it responds, failed queries are refetched', async () => {
  const backend = fakeBackend({ services: offline, [health]: offline });
  renderScreen(<Services />, { backend });
  expect(await screen.findByText(/^The garage's server is not responding/)).toBeVisible();
  expect(screen.getByText('Failed to load services')).toBeVisible();

  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(backend.requests.at(-1)?.path).toBe(health);
  expect(liveRegion()).toHaveTextContent('is not responding');

  backend.responses.services = [{ name: 'Tyre change' }];
  backend.responses[health] = {};
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.getByText("The garage's server is responding again.")).toBeVisible();
  expect(await screen.findByText('Tyre change')).toBeVisible();

  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(liveRegion()).toBeEmptyDOMElement();
});

test('On an offline device the server is not reported as unreachable', async () => {
  renderScreen(<Services />, { backend: fakeBackend({ services: offline, [health]: offline }) });
  expect(await screen.findByText(/^The garage's server is not responding/)).toBeVisible();
  setDevice('offline');
  expect(liveRegion()).toHaveTextContent(/^You are offline/);
});
