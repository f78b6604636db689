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

test('All notices are listed, page by page @long', async () => {
  const { container } = open();
  expect(await screen.findByRole('link', { name: /Your car has arrived/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Next/ }));
  expect(await screen.findByRole('link', { name: /Moved to/ })).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('The list shows when it is loading, empty or failed @long', async () => {
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

test('Notices about a car lead to it, and of one with another owner to those that are left', async () => {
  const car = { plate: 'KA 01 AB 1234', vehicle: 'Hyundai Creta' };
  const notice = { request_id: null, service_name: null, registration_number: null };
  const due = { ...car, day: '2026-12-09T06:30:00Z', vehicle_id: 3 };
  open({
    'rpc/list_notices': {
      rows: [
        buildNotice({
          notice_id: 3,
          event: 'work_due',
          details: { ...due, service: 'Oil Change' },
          ...notice,
        }),
        buildNotice({
          notice_id: 2,
          event: 'document_ends',
          details: { ...due, document: 'PUC' },
          ...notice,
        }),
        buildNotice({
          notice_id: 1,
          event: 'car_taken',
          details: { ...car, time: '2026-11-21T06:30:00Z' },
          ...notice,
        }),
      ],
      total: 3,
    },
  });
  const names = [
    /Oil Change is due for KA 01 AB 1234 on .*9 Dec/,
    /PUC of KA 01 AB 1234 is valid until .*9 Dec/,
    /KA 01 AB 1234 has another owner since .*21 Nov/,
  ];
  const links = await Promise.all(names.map((name) => screen.findByRole('link', { name })));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...['/vehicles/3', '/vehicles/3', '/my-vehicles'],
  ]);
});
