import type { Change } from '@pitlane/shared-data/changes';
import { accessibilityViolations, fakeBackend, manager, never, offline } from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildChange } from '../../testing/build-change.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as AuditTrailScreen } from './audit-trail-screen.tsx';

function open(answer: unknown, url = '/audit-trail') {
  const backend = fakeBackend({ 'rpc/list_changes': answer });
  const { container, router } = renderScreen(<AuditTrailScreen />, {
    backend,
    as: manager,
    path: '/audit-trail',
    url,
  });
  return {
    backend,
    container,
    router,
    lastRequest: () => backend.requests.findLast((request) => request.path === 'rpc/list_changes')?.body,
  };
}

const page = (...rows: Change[]) => ({ rows, total: rows.length });
const rowsShown = async () => {
  const table = await screen.findByRole('table', { name: 'Audit trail' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
};

test('A change shows when it was made, by whom, to what, and each field before and after @long', async () => {
  const { container } = open(
    page(
      buildChange(),
      buildChange({
        change_id: 6,
        actor_name: 'Ravi Menon',
        actor_role: 'mechanic',
        action: 'changed',
        subject: 'request',
        subject_key: '12',
        subject_label: 'Oil Change',
        before: { status: 'in_progress' },
        after: { status: 'completed', final_cost: 4250.5 },
      }),
      buildChange({
        change_id: 5,
        actor_name: null,
        actor_role: 'operator',
        action: 'removed',
        subject: 'used_part',
        subject_key: '12',
        subject_label: 'Oil Filter',
        before: { quantity_used: 2 },
        after: null,
      }),
    ),
  );
  expect(await rowsShown()).toEqual([
    expect.stringMatching(
      /20 Nov 2026, 12:00 pm.*Meera IyerManager.*Ravi MenonMechanic.*Changed.*Hourly rate: ₹450\.00 → {2}changed to ₹500\.00/,
    ),
    expect.stringMatching(
      /Ravi MenonMechanic.*Oil ChangeRequest #12.*Status: In Progress → {2}changed to Completed.*Final cost: ₹4,250\.50/,
    ),
    expect.stringMatching(
      /OperatorOutside the portal.*Oil FilterPart used on request #12.*Removed.*Quantity: 2/,
    ),
  ]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('No id of a person is shown', async () => {
  const id = '00000000-0000-4000-8000-000000000014';
  const change = buildChange({
    subject: 'mechanic',
    subject_key: id,
    after: { mechanic_id: id, name: 'Ravi' },
  });
  const { container } = open(page(change));
  await screen.findByText('Name:');
  expect(container).not.toHaveTextContent(id);
});

test('A scheduled date, which has no time, is shown as a day', async () => {
  open(
    page(
      buildChange({
        subject: 'request',
        subject_key: '12',
        subject_label: 'Oil Change',
        before: { scheduled_date: '2026-11-23T03:30:00Z' },
        after: { scheduled_date: '2026-11-24T03:30:00Z' },
      }),
    ),
  );
  expect(await rowsShown()).toEqual([
    expect.stringMatching(/Scheduled: 23 Nov 2026 → {2}changed to 24 Nov 2026$/),
  ]);
});

test('An arrival and a column without a label are said in words', async () => {
  open(
    page(
      buildChange({
        subject: 'request',
        subject_key: '12',
        subject_label: 'Oil Change',
        before: { status: 'approved' },
        after: {
          arrived_at: '2026-11-24T03:30:00.067+00:00',
          arrival_fuel: 'half',
          arrival_kilometres: 64100,
          lift_checked_at: '2026-11-24T04:30:00+00:00',
          is_washed: true,
        },
      }),
    ),
  );
  const [row] = await rowsShown();
  expect(row).toMatch(/Arrived: 24 Nov 2026, 9:00 am/);
  expect(row).toMatch(/Kilometres on arrival: 64,100/);
  expect(row).toMatch(/Fuel on arrival: ½/);
  expect(row).toMatch(/Lift checked at: 24 Nov 2026, 10:00 am/);
  expect(row).toMatch(/Is washed: Yes/);
});

test('A reset odometer says where it was read', async () => {
  open(
    page(
      buildChange({
        action: 'added',
        subject: 'reading',
        subject_key: '3',
        subject_label: 'check_in',
        before: null,
        after: { kilometres: 500, is_reset: true },
      }),
    ),
  );
  const [row] = await rowsShown();
  expect(row).toContain('Check-in');
  expect(row).toMatch(/Odometer reset: Yes/);
});

test('The text of a message has the same name as in the settings', async () => {
  open(
    page(
      buildChange({
        action: 'changed',
        subject: 'message_text',
        subject_key: 'car_ready',
        subject_label: 'car_ready',
        before: { body: 'Ready' },
        after: { body: 'Done' },
      }),
    ),
  );
  expect(await rowsShown()).toEqual([expect.stringContaining('Car readyText of a message')]);
});

test('Search, subject, action, period and page are kept in the URL and sent to the server @long', async () => {
  const { lastRequest, router } = open(
    page(buildChange()),
    '/audit-trail?subject=part&period=today&search=pad',
  );
  await rowsShown();
  expect(lastRequest()).toMatchObject({ search: 'pad', subject: 'part', page: 1, page_size: 20 });
  expect(lastRequest()).toHaveProperty('changed_from');

  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Removed');
  await waitFor(() =>
    expect(lastRequest()).toMatchObject({ search: 'pad', subject: 'part', action: 'removed' }),
  );
  expect(router.state.location.search).toContain('action=removed');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'pa');
  expect(screen.getByText(/^One or two letters find only the beginning/)).toBeVisible();
});

test('Clearing all requests is one entry with the counts before', async () => {
  const before = { requests: 123456, pending: 7, first_request: 1, last_request: 130000, final_cost: 5000 };
  open(
    page(
      buildChange({
        action: 'removed',
        subject: 'request',
        subject_key: 'all',
        subject_label: 'All service requests',
        before,
        after: null,
      }),
    ),
  );
  expect(await rowsShown()).toEqual([
    expect.stringMatching(
      /All service requestsRequestMoreRemoved.*Final cost: ₹5,000\.00.*Requests: 1,23,456.*First request: #1.*Pending: 7/,
    ),
  ]);
});

test('A list of more than 1,000 shows a capped count and, on its last page, how to see the rest', async () => {
  open({ rows: [buildChange()], total: 1001 }, '/audit-trail?search=oil&page=50');
  expect(await screen.findByText(/of 1,000\+\. Search, filter or change the sort order/)).toBeVisible();
});

test.each([
  ['/audit-trail', 'No changes yet'],
  ['/audit-trail?action=removed', 'No changes match'],
])('An audit trail without entries at %s shows "%s"', async (url, text) => {
  open(page(), url);
  expect(await screen.findByText(text)).toBeVisible();
});

test('The manager sees that the audit trail is loading', async () => {
  open(never);
  expect(await screen.findByText('Loading the audit trail...')).toBeInTheDocument();
});

test('The manager sees that the audit trail failed to load and can try again', async () => {
  const { backend } = open(offline);
  expect(await screen.findByText('Failed to load the audit trail')).toBeVisible();
  backend.responses['rpc/list_changes'] = page(buildChange());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowsShown()).toHaveLength(1);
});
