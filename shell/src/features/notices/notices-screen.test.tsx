import {
  accessibilityViolations,
  customer,
  fakeBackend,
  never,
  offline,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildNotice } from '../../testing/build-notice.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as NoticesScreen } from './notices-screen.tsx';

function open(responses: Record<string, unknown> = {}, url = '/notices') {
  const backend = fakeBackend({
    'rpc/unread_notices': { unread: 1, latest: 41 },
    'rpc/list_notices': ({ body }: { body: { page: number } }) => ({
      rows: [
        buildNotice({ notice_id: 42 - body.page, event: body.page === 1 ? 'car_arrived' : 'booking_moved' }),
      ],
      total: 41,
    }),
    ...responses,
  });
  return renderScreen(<NoticesScreen />, { backend, as: customer, path: '/notices', url });
}

test('All notices are listed, page by page', async () => {
  const { container } = open();
  expect(await screen.findByRole('link', { name: /Your car has arrived/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Next/ }));
  expect(await screen.findByRole('link', { name: /Moved to/ })).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('The list shows when it is loading, empty or failed', async () => {
  const { unmount } = open({ 'rpc/list_notices': never });
  expect(screen.getByText('Loading your notices...')).toBeInTheDocument();
  unmount();
  const empty = open({ 'rpc/list_notices': { rows: [], total: 0 } });
  expect(await screen.findByText('No notices yet')).toBeVisible();
  empty.unmount();
  const { backend } = open({ 'rpc/list_notices': offline });
  expect(await screen.findByText('Failed to load your notices')).toBeVisible();
  backend.responses['rpc/list_notices'] = { rows: [buildNotice()], total: 1 };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Moved to/ })).toBeVisible();
});

test('A notice that is followed is marked as read', async () => {
  const { backend } = open({ 'rpc/mark_notice_read': { unread: 0, latest: 41 } });
  await userEvent.click(await screen.findByRole('link', { name: /Your car has arrived/ }));
  expect(await screen.findByText('/service-tracking')).toBeVisible();
  expect(sentTo(backend, 'rpc/mark_notice_read')).toMatchObject([{ body: { notice_id: 41 } }]);
});

test('Everything is marked as read at once', async () => {
  const { backend } = open({
    'rpc/mark_read': () => {
      backend.responses['rpc/unread_notices'] = { unread: 0, latest: 41 };
      return { unread: 0, latest: 41 };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('group', { name: 'List of notices' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});
