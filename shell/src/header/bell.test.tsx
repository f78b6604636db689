import type { Notice } from '@pitlane/shared-data/messages';
import type { Account } from '@pitlane/shared-data/session';
import {
  accessibilityViolations,
  customer,
  fakeBackend,
  manager,
  mechanic,
  never,
  offline,
  sentTo,
} from '@pitlane/shared-data/testing';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { buildNotice } from '../testing/build-notice.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { Bell } from './bell.tsx';

const notices = [
  buildNotice({ notice_id: 9 }),
  buildNotice({ notice_id: 8, read_at: '2026-11-22T05:00:00Z' }),
];

function renderBell(
  responses: Record<string, unknown> = {},
  as: Account = customer,
  content: ReactElement = <Bell />,
  path = '/here',
) {
  const backend = fakeBackend({
    'rpc/unread_notices': { unread: 1, latest: 9 },
    'rpc/list_notices': { rows: notices, total: 2 },
    ...responses,
  });
  return renderScreen(content, { backend, as, path });
}

let answers = 0;
function OpenList() {
  const { data } = useQuery({ queryKey: ['requests', 'list'], queryFn: async () => ++answers });
  return <p>{`answer ${data}`}</p>;
}

const bell = (name: string) => screen.findByRole('button', { name });

const open = async (name = 'Notices, 1 unread') => {
  await userEvent.click(await bell(name));
  return within(await screen.findByRole('dialog', { name: 'Notices' }));
};

/** The page becomes hidden or visible. */
const show = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
};

test('The bell is there before the number of unread notices, which is asked for when the page is at rest @long', async () => {
  const { backend, container } = renderBell();
  expect(screen.getByRole('button', { name: 'Notices' })).toBeVisible();
  expect(sentTo(backend, 'rpc/unread_notices')).toHaveLength(0);
  expect(await bell('Notices, 1 unread')).toBeVisible();
  expect(sentTo(backend, 'rpc/list_notices')).toHaveLength(0);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test.each([
  [0, 'Notices'],
  [99, 'Notices, 99 unread'],
  [100, 'Notices, 99+ unread'],
])('With %d unread notices it is named "%s"', async (unread, name) => {
  const { backend } = renderBell({ 'rpc/unread_notices': { unread, latest: 9 } });
  await waitFor(() => expect(sentTo(backend, 'rpc/unread_notices')).toHaveLength(1));
  expect(await bell(name)).toBeVisible();
});

test('It opens the latest notices, each with a link to what it is about @long', async () => {
  renderBell();
  const popover = await open();
  const [unread, read] = await popover.findAllByRole('link', { name: /Moved to 25 Nov 2026/ });
  expect(unread).toHaveAccessibleName(/^Unread: Moved to .*Oil Change, KA 01 AB 1234/);
  expect(read).not.toHaveAccessibleName(/Unread/);
  expect(await accessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
  await userEvent.click(unread as HTMLElement);
  expect(await screen.findByText('/service-tracking')).toBeVisible();
});

/** On every path there is the bell, so that it is there after a notice was followed. */
const renderBellEverywhere = (responses: Record<string, unknown>) =>
  renderBell(responses, customer, <Bell />, '/*');

test('A notice that is followed is marked as read, and the number falls @long', async () => {
  const { backend, router } = renderBellEverywhere({
    'rpc/mark_notice_read': () => {
      backend.responses['rpc/unread_notices'] = { unread: 0, latest: 9 };
      return { unread: 0, latest: 9 };
    },
  });
  const popover = await open();
  await userEvent.click(await popover.findByRole('link', { name: /^Unread/ }));
  expect(router.state.location).toMatchObject({ pathname: '/service-tracking', hash: '#request-7' });
  expect(await bell('Notices')).toBeVisible();
  expect(sentTo(backend, 'rpc/mark_notice_read')).toMatchObject([{ body: { notice_id: 9 } }]);
});

test('A notice that was read before is followed without marking it @long', async () => {
  const { backend, router } = renderBellEverywhere({});
  const popover = await open();
  await userEvent.click(await popover.findByRole('link', { name: /^Moved to/ }));
  expect(router.state.location.hash).toBe('#request-7');
  expect(sentTo(backend, 'rpc/mark_notice_read')).toEqual([]);
});

test('A notice whose mark as read fails is followed all the same and stays unread @long', async () => {
  const { backend, router } = renderBellEverywhere({ 'rpc/mark_notice_read': offline });
  const popover = await open();
  await userEvent.click(await popover.findByRole('link', { name: /^Unread/ }));
  expect(router.state.location.hash).toBe('#request-7');
  await waitFor(() => expect(sentTo(backend, 'rpc/mark_notice_read')).toHaveLength(1));
  expect(await bell('Notices, 1 unread')).toBeVisible();
});

test('A press before its code has loaded opens it', async () => {
  renderBell();
  await userEvent.click(screen.getByRole('button', { name: 'Notices' }));
  expect(await screen.findByRole('dialog', { name: 'Notices' })).toBeVisible();
});

test('Mark all as read removes the number, here and after the next question in another tab @long', async () => {
  const { backend } = renderBell({
    'rpc/mark_read': () => {
      backend.responses['rpc/unread_notices'] = { unread: 0, latest: 9 };
      backend.responses['rpc/list_notices'] = { rows: notices.slice(1), total: 1 };
      return { unread: 0, latest: 9 };
    },
  });
  const popover = await open();
  await userEvent.click(popover.getByRole('button', { name: 'Mark all as read' }));
  expect(await bell('Notices')).toBeVisible();
  expect(sentTo(backend, 'rpc/mark_read')[0]?.body).toEqual({ up_to: 9 });
  await waitFor(() => expect(popover.queryByRole('link', { name: /^Unread/ })).not.toBeInTheDocument());
  expect(popover.getByRole('heading', { name: 'Notices' })).toHaveFocus();
  expect(popover.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});

test('Marking that fails is reported and changes nothing @long', async () => {
  renderBell({ 'rpc/mark_read': offline });
  const popover = await open();
  await userEvent.click(popover.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText(/^Failed to mark the notices as read/)).toBeVisible();
  expect(await bell('Notices, 1 unread')).toBeVisible();
});

test('A tab that becomes visible shows the notices that another tab has read', async () => {
  const { backend } = renderBell();
  await bell('Notices, 1 unread');
  show('hidden');
  backend.responses['rpc/unread_notices'] = { unread: 2, latest: 10 };
  show('visible');
  expect(await bell('Notices, 2 unread')).toBeVisible();
});

test('An open bell shows a notice that arrives @long', async () => {
  const { backend } = renderBell();
  const popover = await open();
  await popover.findAllByRole('link', { name: /Moved to/ });
  backend.responses['rpc/unread_notices'] = { unread: 2, latest: 10 };
  backend.responses['rpc/list_notices'] = {
    rows: [buildNotice({ notice_id: 10, event: 'car_arrived' }), ...notices],
    total: 3,
  };
  show('hidden');
  show('visible');
  expect(await popover.findByRole('link', { name: /Your car has arrived/ })).toBeVisible();
});

test('A new notice loads the open screen again; reading notices does not', async () => {
  const { backend } = renderBell(
    {},
    customer,
    <>
      <Bell />
      <OpenList />
    </>,
  );
  await bell('Notices, 1 unread');
  backend.responses['rpc/unread_notices'] = { unread: 0, latest: 9 };
  show('hidden');
  show('visible');
  await bell('Notices');
  expect(screen.getByText('answer 1')).toBeVisible();
  backend.responses['rpc/unread_notices'] = { unread: 1, latest: 10 };
  show('hidden');
  show('visible');
  await bell('Notices, 1 unread');
  expect(await screen.findByText('answer 2')).toBeVisible();
});

test('The list shows when it is loading, empty or failed @long', async () => {
  const { unmount } = renderBell({ 'rpc/list_notices': never });
  expect(await (await open()).findByText('Loading your notices...')).toBeInTheDocument();
  unmount();
  renderBell({
    'rpc/unread_notices': { unread: 0, latest: null },
    'rpc/list_notices': { rows: [], total: 0 },
  });
  expect(await (await open('Notices')).findByText('No notices yet')).toBeVisible();
});

test('A failed list is tried again @long', async () => {
  const { backend } = renderBell({ 'rpc/list_notices': offline });
  const popover = await open();
  expect(await popover.findByText('Failed to load your notices')).toBeVisible();
  backend.responses['rpc/list_notices'] = { rows: notices, total: 2 };
  await userEvent.click(popover.getByRole('button', { name: 'Try again' }));
  expect(await popover.findAllByRole('link', { name: /Moved to/ })).toHaveLength(2);
});

const ravi = '00000000-0000-4000-8000-000000000014';
const leads: [as: string, account: Account, notice: Partial<Notice>, address: string][] = [
  ['customer', customer, { event: 'estimate_to_answer', details: { amount: 500 } }, '/estimate/7'],
  ['customer', customer, { event: 'booking_moved' }, '/service-tracking#request-7'],
  ['customer', customer, { event: 'car_ready', details: { amount: 500 } }, '/service-tracking#request-7'],
  ['customer', customer, { event: 'invoice_issued', details: { amount: 500, invoice_id: 3 } }, '/invoices/3'],
  ['customer', customer, { event: 'invoice_reminder', details: { amount: 500 } }, '/invoices'],
  [
    'customer',
    customer,
    { event: 'payment_received', details: { amount: 500, payment_id: 5 } },
    '/receipts/5',
  ],
  [
    'customer',
    customer,
    { event: 'payment_received', details: { amount: 500, payment_id: 5, invoice_id: 3 } },
    '/receipts/5',
  ],
  ['mechanic', mechanic, { event: 'job_assigned' }, '/mechanic-jobs/7'],
  ['mechanic', mechanic, { event: 'job_unassigned' }, '/mechanic-jobs'],
  ['manager', manager, { event: 'booking_made' }, '/assign-requests?search=KA+01+AB+1234'],
  ['manager', manager, { event: 'estimate_answered', details: { name: 'Asha' } }, '/estimates/7'],
  ['manager', manager, { event: 'low_score', details: { score: 2 } }, '/estimates/7'],
  ['customer', customer, { event: 'feedback_asked' }, '/estimate/7'],
  [
    'manager',
    manager,
    { event: 'pay_question', request_id: null, details: { name: 'Ravi', pay_run_id: 12, mechanic_id: ravi } },
    `/pay-runs/12?slip=${ravi}`,
  ],
  [
    'mechanic',
    mechanic,
    { event: 'pay_answer', request_id: null, details: { name: 'Meera', pay_run_id: 12 } },
    '/my-pay/12',
  ],
  ['manager', manager, { event: 'message_failed', request_id: null }, '/messages?state=failed'],
  [
    'manager',
    manager,
    { event: 'sending_refused', request_id: null, details: { channel: 'mail' } },
    '/messages?state=queued',
  ],
];
test.each(leads)('For a %s it leads to the own screens @long', async (_, account, notice, address) => {
  renderBell({ 'rpc/list_notices': { rows: [buildNotice(notice)], total: 1 } }, account);
  const popover = await open();
  const [link] = await popover.findAllByRole('link', { name: /^Unread/ });
  expect(link).toHaveAttribute('href', address);
});

test.each([
  [{ event: 'booking_made', times: 3 }, /New booking for .+, and 2 more/, '/assign-requests'],
  [{ event: 'estimate_answered', times: 2 }, /answered the estimate, and 1 more/, '/estimates'],
] as const)(
  'A notice that counts several, %o, says so and leads to all of them',
  async (notice, name, path) => {
    renderBell({ 'rpc/list_notices': { rows: [buildNotice(notice)], total: 1 } }, manager);
    expect((await open()).getByRole('link', { name })).toHaveAttribute('href', path);
  },
);
