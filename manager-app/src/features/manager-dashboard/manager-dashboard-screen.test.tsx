import { addDays } from '@pitlane/shared-data/formats';
import type { GarageTrend } from '@pitlane/shared-data/overview';
import {
  accessibilityViolations,
  fakeBackend,
  manager,
  never,
  offline,
  refuse,
} from '@pitlane/shared-data/testing';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ManagerDashboardScreen } from './manager-dashboard-screen.tsx';

const waiting = {
  to_assign: 7,
  late: 2,
  unpaid: 1001,
  estimates_to_price: 4,
  estimates_waiting: 1,
  hour_corrections: 0,
};
const today = { expected: 5, arrived: 1, ready: 0 };
const counts = { customers: 1240, mechanics: 12, vehicles: 1893, waiting, today };
const trend: GarageTrend = {
  weeks: Array.from({ length: 12 }, (_, week) => ({
    week_start: addDays('2026-08-31', 7 * week),
    completed_jobs: week,
    revenue: week * 10_250.5,
  })),
  open_by_status: { pending: 7, approved: 5, in_progress: 3 },
};
const clearing = { requests: 12, open_requests: 5, unpaid_jobs: 2, lines: 13, parts: 8 };
const figures = {
  'rpc/garage_counts': counts,
  'rpc/garage_trend': trend,
  'rpc/clearing_counts': clearing,
};

function open(responses: Record<string, unknown> = {}, account = manager) {
  const backend = fakeBackend({ ...figures, ...responses });
  const path = '/manager-dashboard';
  const { container } = renderScreen(<ManagerDashboardScreen />, { backend, as: account, path });
  const cleared = () => backend.requests.filter((request) => request.path === 'rpc/clear_all_requests');
  const counted = () => backend.requests.filter((request) => request.path === 'rpc/garage_counts');
  return { backend, container, cleared, counted };
}

async function openClearDialog(answer: unknown) {
  const view = open({ 'rpc/clear_all_requests': answer });
  await userEvent.click(screen.getByRole('button', { name: 'Clear All Requests' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Clear All Requests' });
  const confirm = within(dialog).getByRole('button', { name: 'Clear All Requests' });
  await waitFor(() => expect(confirm).toBeEnabled());
  return { ...view, dialog, confirm };
}

test('The manager sees their profile @long', () => {
  open({}, { ...manager, department: 'Operations' });
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Meera Iyer' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Profile' })).toHaveTextContent(
    'NameMeera IyerEmailmeera@pitlane.testPhone98450 33333DepartmentOperations',
  );
});

test('The default department is Management', () => {
  open({}, { ...manager, department: '' });
  expect(screen.getByText('Management')).toBeVisible();
});

test.each([
  ['Assign Requests', '/assign-requests'],
  ['Manage Staff', '/mechanic-management'],
  ['Customer Management', '/customer-management'],
  ['Stock Holdings', '/parts-management'],
])('%s opens %s @long', async (name, url) => {
  open();
  await userEvent.click(screen.getByRole('link', { name }));
  expect(await screen.findByText(url)).toBeVisible();
});

test('Opening the screen costs two requests @long', async () => {
  const { backend } = open();
  await screen.findByRole('table');
  const paths = backend.requests.map(({ path }) => path).filter((path) => path !== 'rpc/current_account');
  expect(paths.sort()).toEqual(['rpc/garage_counts', 'rpc/garage_trend']);
});

describe('What waits for the manager', () => {
  test('Comes first, and each figure leads to its list @long', async () => {
    open();
    const waiting = await screen.findByRole('region', { name: 'Waiting for You' });
    const links = await within(waiting).findAllByRole('link');
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['7 requests to assign', '/assign-requests?status=pending'],
      ['2 requests late', '/assign-requests?status=late'],
      ['1,000+ requests with unpaid salary', '/assign-requests?status=unpaid'],
      ['4 estimates to price', '/estimates?state=to_price'],
      ['1 estimate waiting for the customer', '/estimates?state=waiting'],
    ]);
    expect(screen.getAllByRole('region')[0]).toBe(waiting);
  });

  test('Can be loading, and can fail and be tried again @long', async () => {
    const { backend } = open({ 'rpc/garage_counts': offline });
    expect(screen.getByText('Loading what waits for you...')).toBeInTheDocument();
    expect(await screen.findByText('Failed to load what waits for you')).toBeVisible();
    backend.responses['rpc/garage_counts'] = { ...counts, waiting: { ...waiting, to_assign: 0 } };
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    expect(await screen.findByRole('link', { name: '0 requests to assign' })).toBeVisible();
  });
});

test('The cars of today come next, and each figure leads to the front desk', async () => {
  open();
  const region = await screen.findByRole('region', { name: 'Today' });
  const links = await within(region).findAllByRole('link');
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['5 cars expected today', '/front-desk?show=expected'],
    ['1 car in work', '/front-desk?show=arrived'],
    ['0 cars ready to collect', '/front-desk?show=ready'],
  ]);
  expect(screen.getAllByRole('region')[1]).toBe(region);
});

describe('The counters', () => {
  test('The manager sees how many customers, mechanics and vehicles there are', async () => {
    open();
    const value = await screen.findByText('1,240');
    expect(value.closest('dl')).toHaveTextContent('Customers1,240Mechanics12Vehicles1,893');
  });

  test('The manager sees that the counters are loading', () => {
    open({ 'rpc/garage_counts': never });
    expect(screen.getByText("Loading the garage's figures...")).toBeInTheDocument();
  });

  test('The manager sees that the counters failed to load and can try again @long', async () => {
    const { backend } = open({ 'rpc/garage_counts': offline });
    expect(await screen.findByText("Failed to load the garage's figures")).toBeVisible();
    backend.responses['rpc/garage_counts'] = counts;
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[2] as HTMLElement);
    expect(await screen.findByText('1,893')).toBeVisible();
  });

  describe('Refresh', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => {
      focusManager.setFocused(undefined);
      jest.useRealTimers();
    });

    test('The counters are refreshed every 30 seconds @long', async () => {
      const { backend, counted } = open();
      await screen.findByText('1,893');
      backend.responses['rpc/garage_counts'] = { ...counts, vehicles: 1894 };
      await act(() => jest.advanceTimersByTimeAsync(29_000));
      expect(counted()).toHaveLength(1);
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      expect(counted()).toHaveLength(2);
      expect(await screen.findByText('1,894')).toBeVisible();
    });

    test('The counters are not refreshed in a hidden tab @long', async () => {
      const { counted } = open();
      await screen.findByText('1,893');
      act(() => focusManager.setFocused(false));
      await act(() => jest.advanceTimersByTimeAsync(120_000));
      expect(counted()).toHaveLength(1);
    });
  });
});

describe('The charts', () => {
  test('The charts are shown with their figures @long', async () => {
    const { container } = open();
    for (const name of ['Completed jobs per week', 'Revenue per week']) {
      expect(await screen.findByRole('figure', { name })).toBeVisible();
    }
    // The first week has no completed jobs, so no bars.
    await waitFor(() => expect(container.querySelectorAll('.recharts-bar-rectangle')).toHaveLength(11 + 11));
  });

  test('A week’s figure can be read by keyboard @long', async () => {
    open();
    const chart = await screen.findByRole('application', { name: 'Revenue per week' });
    act(() => chart.focus());
    await userEvent.keyboard('{ArrowRight}');
    const figure = within(screen.getByRole('figure', { name: 'Revenue per week' }));
    expect(await figure.findByText('Week from 7 Sept 2026')).toBeInTheDocument();
    expect(figure.getByText('₹10,250.50')).toBeInTheDocument();
  });

  test('The charts are not loaded before their data', async () => {
    open({ 'rpc/garage_trend': never });
    await screen.findByText('1,893');
    expect(screen.queryByText('The charts follow')).not.toBeInTheDocument();
  });
});

describe('The last 12 weeks', () => {
  test('The weeks are in a table, newest first @long', async () => {
    open();
    expect(
      await screen.findByText(/^Revenue is the final cost .* before discounts and credit notes\.$/),
    ).toBeVisible();
    const table = await screen.findByRole('table', { name: 'Completed jobs and revenue by week' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(12);
    expect(rows[0]).toHaveTextContent('16 Nov 202611₹1,12,755.50');
    expect(rows[11]).toHaveTextContent('31 Aug 20260₹0.00');
  });

  test('The open requests are counted by status @long', async () => {
    open();
    const label = await screen.findByText('Pending');
    expect(label.closest('dl')).toHaveTextContent('Pending7Approved5In Progress3');
    // Three numbers need no chart.
    expect(screen.queryByRole('figure', { name: 'Open requests by status' })).not.toBeInTheDocument();
  });

  test('The manager sees that the weeks are loading', () => {
    open({ 'rpc/garage_trend': never });
    expect(screen.getByText('Loading the last 12 weeks...')).toBeInTheDocument();
  });

  test('The manager sees that the weeks failed to load and can try again @long', async () => {
    const { backend } = open({ 'rpc/garage_trend': offline });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the last 12 weeks');
    backend.responses['rpc/garage_trend'] = trend;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

test('The confirmation shows what will be deleted', async () => {
  const { dialog } = await openClearDialog(never);
  expect(await within(dialog).findByText('Service requests')).toBeVisible();
  expect(dialog.querySelector('dl')).toHaveTextContent(
    'Service requests12Still open5Completed but unpaid2Lines13Records of parts used8',
  );
});

test.each([
  ['while it is still counting', never],
  ['when it could not count', offline],
])('Clearing cannot be confirmed %s what will be deleted @long', async (_when, answer) => {
  const { cleared } = open({ 'rpc/clearing_counts': answer, 'rpc/clear_all_requests': never });
  await userEvent.click(screen.getByRole('button', { name: 'Clear All Requests' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Clear All Requests' });
  await within(dialog).findByText(/^(Counting|Failed to count) what will be deleted/);
  const confirm = within(dialog).getByRole('button', { name: 'Clear All Requests' });
  expect(confirm).toBeDisabled();
  await userEvent.click(confirm);
  expect(cleared()).toEqual([]);
});

test('A failure to count is shown with a retry', async () => {
  const { backend } = open({ 'rpc/clearing_counts': offline });
  await userEvent.click(screen.getByRole('button', { name: 'Clear All Requests' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to count what will be deleted');
  backend.responses['rpc/clearing_counts'] = clearing;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByText('Service requests')).toBeVisible();
});

test('Clearing asks for confirmation, and Cancel clears nothing @long', async () => {
  const { dialog, cleared } = await openClearDialog(never);
  expect(dialog).toHaveTextContent('This action cannot be undone.');
  expect(await accessibilityViolations(dialog)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(screen.queryByText('This action cannot be undone.', { exact: false })).not.toBeInTheDocument(),
  );
  expect(cleared()).toEqual([]);
});

test('The dialog is pending while requests are cleared @long', async () => {
  const { confirm } = await openClearDialog(never);
  await userEvent.click(confirm);
  expect(await screen.findByRole('button', { name: /Clearing\.\.\./ })).toBeVisible();
});

test('The manager sees how many requests were cleared @long', async () => {
  const { confirm, cleared } = await openClearDialog({ requests: 12, lines: 12, parts: 5 });
  await userEvent.click(confirm);
  expect(await screen.findByText('12 service requests cleared')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByText('This action cannot be undone.', { exact: false })).not.toBeInTheDocument(),
  );
  expect(cleared()).toHaveLength(1);
});

test.each([
  [refuse(403, { code: 'PT403', message: 'Only managers may do this' }), 'Only managers may do this'],
  [offline, "The garage's server cannot be reached"],
])('A failure to clear shows the reason @long', async (answer, reason) => {
  const { confirm } = await openClearDialog(answer);
  await userEvent.click(confirm);
  const alert = await screen.findByText(/^❌ Failed to clear requests: /);
  expect(alert).toHaveTextContent(reason);
});

test('A manager who may not change settings cannot clear requests', () => {
  open({}, { ...manager, may_change_settings: false });
  expect(screen.getByRole('heading', { name: 'Management tools' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear All Requests' })).not.toBeInTheDocument();
});

test('The screen has no accessibility problems @long', async () => {
  const { container } = open();
  await screen.findByRole('table');
  expect(await accessibilityViolations(container)).toEqual([]);
});
