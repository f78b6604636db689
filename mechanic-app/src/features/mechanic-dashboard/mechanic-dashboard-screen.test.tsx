import {
  accessibilityViolations,
  type FakeRequest,
  fakeBackend,
  mechanic,
  never,
  refuse,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCompletedJob, buildJob } from '../../testing/build-job.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as MechanicDashboardScreen } from './mechanic-dashboard-screen.tsx';

const none = { rows: [], total: 0 };

function openDashboard(responses: Record<string, unknown> = { 'rpc/list_jobs': none }, as = mechanic) {
  const backend = fakeBackend(responses);
  renderScreen(<MechanicDashboardScreen />, { backend, as, path: '/mechanic-dashboard' });
  return backend;
}

/** The dashboard requests all jobs, to find the current one, and the completed jobs. */
const byStatus = (all: unknown, completed: unknown) => (request: FakeRequest) =>
  (request.body as { status?: string }).status === 'completed' ? completed : all;

const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

test('The profile shows the mechanic’s data @long', async () => {
  openDashboard();
  const profile = within(screen.getByRole('region', { name: 'Profile' }));
  for (const text of [
    'Ravi Menon',
    'ravi@pitlane.test',
    '98450 22222',
    '₹450 per hour',
    'Brakes, Diagnostics',
  ]) {
    expect(profile.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByText('Welcome, Ravi Menon')).toBeInTheDocument();
  expect(screen.queryByText('Profile Update Required')).not.toBeInTheDocument();
  await screen.findByText('No completed jobs yet');
});

test('Both counters are the number of completed jobs, from one request', async () => {
  const backend = openDashboard({ 'rpc/list_jobs': { rows: [buildCompletedJob()], total: 43 } });
  await screen.findByText('Total Jobs');
  expect(figure('Total Jobs')).toHaveTextContent('43');
  expect(figure('Completed')).toHaveTextContent('43');
  const requests = backend.requests.filter(({ path }) => path !== 'rpc/current_account');
  expect(requests.map(({ path, body }) => [path, body])).toEqual([
    ['rpc/list_jobs', { page: 1, page_size: 20 }],
    ['rpc/list_jobs', { status: 'completed', page: 1, page_size: 20 }],
  ]);
});

test('The five latest completed jobs are listed, with a link to all', async () => {
  const rows = [1, 2, 3, 4, 5, 6].map((request_id) =>
    buildCompletedJob({ request_id, service_name: `Service ${request_id}` }),
  );
  openDashboard({ 'rpc/list_jobs': { rows, total: 6 } });
  const recent = await screen.findByRole('list', { name: 'Recent completed jobs' });
  expect(within(recent).getAllByRole('listitem')).toHaveLength(5);
  expect(within(recent).getByText('Service 5')).toBeInTheDocument();
  expect(within(recent).queryByText('Service 6')).not.toBeInTheDocument();
  expect(within(recent).getAllByText('₹12,650')).toHaveLength(5);

  await userEvent.click(screen.getByRole('link', { name: 'View All Completed Jobs' }));
  expect(await screen.findByText('/job-history')).toBeInTheDocument();
});

test.each([
  ['View Jobs', '/mechanic-jobs'],
  ['Job History', '/job-history'],
  ['Stock Management', '/parts-management'],
])('%s opens %s', async (action, url) => {
  openDashboard();
  await userEvent.click(screen.getByRole('link', { name: action }));
  expect(await screen.findByText(url)).toBeInTheDocument();
});

test('The current job is shown and links to My Jobs', async () => {
  const rows = [
    buildJob({ status: 'in_progress', service_name: 'Clutch Replacement' }),
    buildJob({ request_id: 42, service_name: 'Oil Change' }),
  ];
  openDashboard({ 'rpc/list_jobs': byStatus({ rows, total: 2 }, none) });
  expect(screen.getByText('Loading the current job...')).toBeInTheDocument();
  const current = within(await screen.findByRole('article', { name: 'Clutch Replacement' }));
  for (const text of [
    'Job #41 · Asha Rao',
    'In Progress',
    'Hyundai Creta (2021)',
    'KA 01 AB 1234',
    'Overdue',
  ]) {
    expect(current.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByRole('region', { name: 'Current Job' })).toBeInTheDocument();
  expect(screen.queryByText('Oil Change')).not.toBeInTheDocument();
  await userEvent.click(current.getByRole('link', { name: 'Open Job' }));
  expect(await screen.findByText('/mechanic-jobs?status=in_progress')).toBeInTheDocument();
});

test('The next job is shown when none is in progress', async () => {
  const rows = [buildJob({ service_name: 'Oil Change' }), buildCompletedJob({ request_id: 42 })];
  openDashboard({ 'rpc/list_jobs': byStatus({ rows, total: 2 }, none) });
  const next = await screen.findByRole('region', { name: 'Next Job' });
  expect(within(next).getByRole('article', { name: 'Oil Change' })).toBeInTheDocument();
  expect(within(next).getByRole('link', { name: 'Open Job' })).toHaveAttribute(
    'href',
    '/mechanic-jobs?status=approved',
  );
});

test('A mechanic without open jobs sees a message', async () => {
  openDashboard({ 'rpc/list_jobs': { rows: [buildCompletedJob()], total: 1 } });
  expect(await screen.findByText('You have no open jobs.')).toBeInTheDocument();
});

test('A failure to load the current job is shown with a retry', async () => {
  const backend = openDashboard({
    'rpc/list_jobs': byStatus(refuse(500, { code: 'XX000', message: 'relation' }), none),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the current job');
  backend.responses['rpc/list_jobs'] = byStatus(
    { rows: [buildJob({ status: 'in_progress' })], total: 1 },
    none,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Open Job' })).toBeInTheDocument();
});

test('A loading message is shown while the completed jobs load', async () => {
  openDashboard({ 'rpc/list_jobs': never });
  expect(screen.getByText('Loading completed jobs...')).toBeInTheDocument();
});

test('A failure to load the completed jobs is shown with a retry', async () => {
  const backend = openDashboard({
    'rpc/list_jobs': byStatus(none, refuse(500, { code: 'XX000', message: 'relation' })),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load assigned jobs');
  backend.responses['rpc/list_jobs'] = byStatus(none, { rows: [buildCompletedJob()], total: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Recent completed jobs' })).toBeInTheDocument();
});

test.each([
  ['hourly rate', { ...mechanic, hourly_rate: 0 }],
  ['mechanic id', { ...mechanic, mechanic_id: undefined }],
])('A session without the %s shows a dismissible notice', async (_, as) => {
  openDashboard({ 'rpc/list_jobs': none }, as);
  expect(screen.getByText('Profile Update Required')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Profile Update Required')).not.toBeInTheDocument();
  await screen.findByText('No completed jobs yet');
});

test('A missing hourly rate is shown as not set', async () => {
  openDashboard({ 'rpc/list_jobs': none }, { ...mechanic, hourly_rate: 0, specializations: [] });
  const profile = within(screen.getByRole('region', { name: 'Profile' }));
  expect(profile.getByText('Not set')).toBeInTheDocument();
  expect(profile.getByText('General')).toBeInTheDocument();
  await screen.findByText('No completed jobs yet');
});

test('The dashboard has no accessibility problems @long', async () => {
  openDashboard(
    {
      'rpc/list_jobs': byStatus(
        { rows: [buildJob({ status: 'in_progress' })], total: 1 },
        { rows: [buildCompletedJob()], total: 1 },
      ),
    },
    { ...mechanic, hourly_rate: 0 },
  );
  await screen.findByRole('list', { name: 'Recent completed jobs' });
  expect(await accessibilityViolations()).toEqual([]);
});
