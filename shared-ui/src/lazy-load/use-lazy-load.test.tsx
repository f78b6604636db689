import { render, screen, waitFor } from '@testing-library/react';
import { useNotifications } from '../notification/notification-queue.ts';
import { lazyLoad, useLazyOverlay } from './use-lazy-load.ts';

const responses = [
  () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  async () => 'a sheet',
];
const loadSheet = lazyLoad(() => (responses.shift() as () => Promise<string>)());
const close = jest.fn();

function Sheet({ isOpen }: { isOpen: boolean }) {
  const sheet = useLazyOverlay(loadSheet, isOpen, close);
  const notifications = useNotifications().map(({ content }) => content.text);
  return (
    <>
      <p>{sheet ?? 'nothing'}</p>
      <p>{notifications.join()}</p>
    </>
  );
}

test('An overlay that fails to load shows a notification and closes; opening it again retries', async () => {
  const { rerender } = render(<Sheet isOpen />);
  expect(await screen.findByText(/^This could not be opened\. Check your connection/)).toBeVisible();
  expect(close).toHaveBeenCalledTimes(1);
  rerender(<Sheet isOpen={false} />);
  rerender(<Sheet isOpen />);
  await waitFor(() => expect(screen.getByText('a sheet')).toBeVisible());
});
