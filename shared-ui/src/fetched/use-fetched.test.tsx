import { render, screen, waitFor } from '@testing-library/react';
import { useNotifications } from '../notification/notification-queue.ts';
import { once, useFetchedToOpen } from './use-fetched.ts';

const answers = [
  () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  async () => 'a sheet',
];
const fetchSheet = once(() => (answers.shift() as () => Promise<string>)());
const close = jest.fn();

function Sheet({ isOpen }: { isOpen: boolean }) {
  const sheet = useFetchedToOpen(fetchSheet, isOpen, close);
  const told = useNotifications().map(({ content }) => content.text);
  return (
    <>
      <p>{sheet ?? 'nothing'}</p>
      <p>{told.join()}</p>
    </>
  );
}

test('What cannot be had is told and counts as closed; the next opening asks for it again', async () => {
  const { rerender } = render(<Sheet isOpen />);
  expect(await screen.findByText(/^This could not be opened\. Check your connection/)).toBeVisible();
  expect(close).toHaveBeenCalledTimes(1);
  rerender(<Sheet isOpen={false} />);
  rerender(<Sheet isOpen />);
  await waitFor(() => expect(screen.getByText('a sheet')).toBeVisible());
});
