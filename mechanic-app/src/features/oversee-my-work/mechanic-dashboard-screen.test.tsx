import {
  accessibilityViolations,
  fakeBackend,
  mechanic,
  never,
  refuse,
  renderScreen,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCompletedJob } from '../../testing/a-job.ts';
import { MechanicDashboardScreen } from './mechanic-dashboard-screen.tsx';

const none = { rows: [], total: 0 };

function openDashboard(answers: Record<string, unknown> = { 'rpc/list_jobs': none }, as = mechanic) {
  const backend = fakeBackend(answers);
  renderScreen(<MechanicDashboardScreen />, { backend, as, path: '/mechanic-dashboard' });
  return backend;
}

const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

test('The profile is shown as the garage knows it', async () => {
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
  const backend = openDashboard({ 'rpc/list_jobs': { rows: [aCompletedJob()], total: 43 } });
  await screen.findByText('Total Jobs');
  expect(figure('Total Jobs')).toHaveTextContent('43');
  expect(figure('Completed')).toHaveTextContent('43');
  expect(backend.requests.filter(({ path }) => path !== 'rpc/current_account')).toMatchObject([
    { path: 'rpc/list_jobs', body: { status: 'completed', page: 1 } },
  ]);
});

test('The five latest completed jobs are listed, with a way to all of them', async () => {
  const rows = [1, 2, 3, 4, 5, 6].map((request_id) =>
    aCompletedJob({ request_id, service_name: `Service ${request_id}` }),
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
])('%s leads to %s', async (action, address) => {
  openDashboard();
  await userEvent.click(screen.getByRole('link', { name: action }));
  expect(await screen.findByText(address)).toBeInTheDocument();
});

test('Completed jobs that are on their way are announced', async () => {
  openDashboard({ 'rpc/list_jobs': never });
  expect(screen.getByText('Loading completed jobs...')).toBeInTheDocument();
});

test('Completed jobs that cannot be loaded say so and can be tried again', async () => {
  const backend = openDashboard({ 'rpc/list_jobs': refuse(500, { code: 'XX000', message: 'relation' }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load assigned jobs');
  backend.answers['rpc/list_jobs'] = { rows: [aCompletedJob()], total: 1 };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Recent completed jobs' })).toBeInTheDocument();
});

test.each([
  ['hourly rate', { ...mechanic, hourly_rate: 0 }],
  ['mechanic id', { ...mechanic, mechanic_id: undefined }],
])('A login without the %s says that the profile needs an update, until it is dismissed', async (_, as) => {
  openDashboard({ 'rpc/list_jobs': none }, as);
  expect(screen.getByText('Profile Update Required')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Profile Update Required')).not.toBeInTheDocument();
  await screen.findByText('No completed jobs yet');
});

test('A rate that nobody has set is not shown as nothing', async () => {
  openDashboard({ 'rpc/list_jobs': none }, { ...mechanic, hourly_rate: 0, specializations: [] });
  const profile = within(screen.getByRole('region', { name: 'Profile' }));
  expect(profile.getByText('Not set')).toBeInTheDocument();
  expect(profile.getByText('General')).toBeInTheDocument();
  await screen.findByText('No completed jobs yet');
});

test('The dashboard has nothing that axe objects to', async () => {
  openDashboard({ 'rpc/list_jobs': { rows: [aCompletedJob()], total: 1 } }, { ...mechanic, hourly_rate: 0 });
  await screen.findByRole('list', { name: 'Recent completed jobs' });
  expect(await accessibilityViolations()).toEqual([]);
});
