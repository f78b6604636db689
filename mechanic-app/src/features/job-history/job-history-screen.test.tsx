import {
  accessibilityViolations,
  fakeBackend,
  mechanic,
  never,
  offline,
  refuse,
} from '@pitlane/shared-data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCompletedJob } from '../../testing/build-job.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as JobHistoryScreen } from './job-history-screen.tsx';

const summary = {
  total_completed: 43,
  completed_today: 2,
  bonus_earned: 18240.55,
  bonus_rate: 0.03,
  total_assigned: 47,
};

function openHistory(responses: Record<string, unknown>, url = '/job-history') {
  const backend = fakeBackend({ 'rpc/job_summary': summary, ...responses });
  const { router } = renderScreen(<JobHistoryScreen />, {
    backend,
    as: mechanic,
    path: '/job-history',
    url,
  });
  return { backend, router };
}

const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;
const listRequests = (backend: ReturnType<typeof fakeBackend>) =>
  backend.requests.filter(({ path }) => path === 'rpc/list_jobs').map(({ body }) => body);

test('The cards show jobs completed, bonus earned and jobs completed today @long', async () => {
  openHistory({ 'rpc/list_jobs': { rows: [], total: 0 } });
  await screen.findByText('43');
  expect(figure('Total Completed')).toHaveTextContent('43');
  expect(figure('Bonus Earned')).toHaveTextContent('₹18,240.55');
  expect(figure('Completed Today')).toHaveTextContent('2');
  await screen.findByText('No completed jobs yet');
});

test('A completed job shows service, customer, vehicle, completion date, final cost and notes', async () => {
  const { backend } = openHistory({
    'rpc/list_jobs': { rows: [buildCompletedJob({ customer_notes: 'It squeaks' })], total: 1 },
  });
  const row = within(await screen.findByRole('row', { name: /Brake Repair/ }));
  for (const text of [
    'Brake Repair & Service',
    'Asha Rao',
    'KA 01 AB 1234',
    '2 Mar 2026, 1:30 pm',
    '₹12,650.00',
    'New pads in front.',
    'It squeaks',
  ]) {
    expect(row.getByText(text)).toBeInTheDocument();
  }
  expect(row.getByText(/Hyundai Creta \(2021\)/)).toBeInTheDocument();
  expect(listRequests(backend)).toMatchObject([{ status: 'completed', page: 1 }]);
});

test('A job without notes shows a dash', async () => {
  openHistory({ 'rpc/list_jobs': { rows: [buildCompletedJob({ mechanic_notes: null })], total: 1 } });
  expect(await screen.findByRole('cell', { name: '–' })).toBeInTheDocument();
});

test('The search is kept in the URL and sent to the server @long', async () => {
  const { backend, router } = openHistory({ 'rpc/list_jobs': { rows: [buildCompletedJob()], total: 41 } });
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search jobs' }), 'asha rao');
  await waitFor(() => expect(router.state.location.search).toBe('?search=asha+rao'));
  await waitFor(() => expect(listRequests(backend).at(-1)).toMatchObject({ search: 'asha rao', page: 1 }));
});

test('The search in the URL is applied, and the search box follows the URL', async () => {
  const { router } = openHistory(
    { 'rpc/list_jobs': { rows: [buildCompletedJob()], total: 1 } },
    '/job-history?search=honda',
  );
  await screen.findByRole('table');
  expect(screen.getByRole('searchbox')).toHaveValue('honda');
  await act(() => router.navigate('/job-history?search=city'));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('city'));
});

test('A search without results differs from having no completed jobs', async () => {
  openHistory({ 'rpc/list_jobs': { rows: [], total: 0 } }, '/job-history?search=zzz');
  expect(await screen.findByText('No jobs found')).toBeInTheDocument();
  expect(screen.queryByText('No completed jobs yet')).not.toBeInTheDocument();
});

test('Loading messages are shown while the jobs load', async () => {
  openHistory({ 'rpc/list_jobs': never, 'rpc/job_summary': never });
  expect(screen.getByText('Loading job history...')).toBeInTheDocument();
  expect(screen.getByText('Loading job figures...')).toBeInTheDocument();
});

test.each([
  ['a refused request', refuse(500, { code: 'XX000', message: 'relation' }), 'Failed to fetch job history'],
  ['an unreachable server', offline, 'Error loading job history'],
])('After %s the failure is shown with a retry', async (_, answer, text) => {
  const { backend } = openHistory({ 'rpc/list_jobs': answer });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  backend.responses['rpc/list_jobs'] = { rows: [buildCompletedJob()], total: 1 };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Completed jobs' })).toBeInTheDocument();
});

test('The jobs are shown when the figures fail to load', async () => {
  openHistory({
    'rpc/list_jobs': { rows: [buildCompletedJob()], total: 1 },
    'rpc/job_summary': refuse(500, { code: 'XX000', message: 'relation' }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load job figures');
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test('A session without a mechanic id asks the mechanic to log in again', () => {
  renderScreen(<JobHistoryScreen />, { as: null, path: '/job-history' });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'No mechanic ID found. Please log out and log back in.',
  );
});

test('The job history has no accessibility problems @long', async () => {
  openHistory({ 'rpc/list_jobs': { rows: [buildCompletedJob()], total: 41 } });
  await screen.findByRole('table');
  await screen.findByText('Bonus Earned');
  expect(await accessibilityViolations()).toEqual([]);
});
