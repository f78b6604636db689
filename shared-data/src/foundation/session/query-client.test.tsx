import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { testPortal } from '../../testing/test-portal.ts';
import { createQueryClient } from './session.ts';

let answers = 0;

function Shown() {
  const { data } = useQuery({ queryKey: ['count'], queryFn: async () => ++answers, staleTime: 0 });
  return <p>{`answer ${data}`}</p>;
}

test('shown data is refetched when the device is back online', async () => {
  render(
    <QueryClientProvider client={createQueryClient(testPortal)}>
      <Shown />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('answer 1')).toBeVisible();
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('answer 2')).toBeVisible();
});
