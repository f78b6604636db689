import { createVisitorClient } from '@pitlane/shared-data/client';
import {
  accessibilityViolations,
  buildBoardCard,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { act, render, screen, within } from '@testing-library/react';
import { WallScreen } from './wall-screen.tsx';

const config = {
  supabaseUrl: 'http://backend.test/',
  supabaseKey: 'public',
  remotes: [],
  socialSignIns: { google: false, github: false },
  contact: { phone: '+91 80 5550 0199' },
};
const token = 'c2VjcmV0LXRva2VuLTEyMw';
const now = '2026-11-25T08:10:00+00:00';

const { customer_name: _, status: _status, clocks: _clocks, minutes: _minutes, ...card } = buildBoardCard();
const board = { now, total: 1, rows: [card] };

function open(answer: unknown) {
  const backend = fakeBackend({ 'rpc/open_wall': answer, 'rpc/garage_contact': offline });
  globalThis.fetch = backend.fetch;
  const view = render(
    <WallScreen client={createVisitorClient(config)} token={token} contact={config.contact} />,
  );
  return { backend, ...view };
}

test('Each car is in its stage with plate, work, mechanic and promise, without anything to press @long', async () => {
  const { backend, container } = open({
    ...board,
    rows: [{ ...card, promised_at: '2026-11-25T07:30:00+00:00' }],
  });
  const work = within(await screen.findByRole('region', { name: /^In progress/ }));
  for (const text of ['KA 01 AB 1234', 'Tire Services', 'Ravi Kumar', 'Tata Nexon', 'Late: 1:00 pm'])
    expect(work.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(sentTo(backend, 'rpc/open_wall').map(({ body }) => body)).toEqual([{ token }]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('It is read again every half minute, and shows the last cards while that fails', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    const { backend } = open(board);
    await act(() => jest.advanceTimersByTimeAsync(100));
    backend.responses['rpc/open_wall'] = { ...board, rows: [{ ...card, stage: 'ready' }] };
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(within(screen.getByRole('region', { name: /^Ready/ })).getByText('KA 01 AB 1234')).toBeVisible();
    backend.responses['rpc/open_wall'] = offline;
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText('Failed to load the workshop board')).toBeVisible();
    expect(screen.getByText('KA 01 AB 1234')).toBeVisible();
    const message = 'This link is not valid any more. Please ask the garage for a new one.';
    backend.responses['rpc/open_wall'] = refuse(404, { code: 'PT404', message });
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.queryByText('KA 01 AB 1234')).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('A wrong or revoked link says what to do', async () => {
  open(refuse(404, { code: 'PT404', message: 'x' }));
  expect(await screen.findByText(/A manager makes another link in the settings/)).toBeVisible();
});

test('The board is loading', async () => {
  open(never);
  expect(await screen.findByText('Loading the workshop board...')).toBeInTheDocument();
});

test('A board that failed to load says so', async () => {
  open(offline);
  expect(await screen.findByText('Failed to load the workshop board')).toBeVisible();
});
