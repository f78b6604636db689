import {
  accessibilityViolations,
  buildPage,
  fakeBackend,
  mechanic,
  never,
  offline,
  refuse,
} from '@pitlane/shared-data/testing';
import { waitingEntries } from '@pitlane/shared-data/work-queue';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCompletedJob, buildJob } from '../../testing/build-job.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as MyJobsScreen } from './mechanic-jobs-screen.tsx';

function openMyJobs(responses: Record<string, unknown>, url = '/mechanic-jobs') {
  const backend = fakeBackend(responses);
  renderScreen(<MyJobsScreen />, { backend, as: mechanic, path: '/mechanic-jobs', url });
  return backend;
}

const listRequests = (backend: ReturnType<typeof fakeBackend>) =>
  backend.requests.filter(({ path }) => path === 'rpc/list_jobs').map(({ body }) => body);

test('A loading message is shown while the jobs load', async () => {
  openMyJobs({ 'rpc/list_jobs': never });
  expect(await screen.findByText('Loading jobs...')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'My Jobs' })).toBeInTheDocument();
});

test('A failure to load the jobs is shown with a retry', async () => {
  const backend = openMyJobs({ 'rpc/list_jobs': refuse(500, { code: 'XX000', message: 'relation' }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load assigned jobs');
  expect(screen.queryByText('No jobs assigned yet')).not.toBeInTheDocument();

  backend.responses['rpc/list_jobs'] = buildPage([buildJob()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Brake Repair & Service' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('A server message takes precedence over the screen’s own text', async () => {
  openMyJobs({
    'rpc/list_jobs': refuse(403, { code: 'PT403', message: 'Only mechanics have jobs' }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Only mechanics have jobs');
});

test('Loaded jobs stay visible when a refresh fails', async () => {
  const backend = openMyJobs({ 'rpc/list_jobs': buildPage([buildJob()]), 'rpc/start_job': {} });
  const start = await screen.findByRole('button', { name: 'Start Job' });
  backend.responses['rpc/list_jobs'] = offline;
  await userEvent.click(start);
  expect(await screen.findByText('Failed to load assigned jobs')).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Brake Repair & Service' })).toBeInTheDocument();
});

test('A mechanic without jobs sees an empty state', async () => {
  openMyJobs({ 'rpc/list_jobs': buildPage([]) });
  expect(await screen.findByRole('heading', { name: 'No jobs assigned yet' })).toBeInTheDocument();
});

test('A job shows service, vehicle, date, price, duration, customer and notes', async () => {
  openMyJobs({
    'rpc/list_jobs': buildPage([
      buildJob({
        customer_notes: 'It squeaks downhill',
        mechanic_notes: 'Check the discs',
        estimated_cost: 240000,
      }),
    ]),
  });
  const job = await screen.findByRole('article', { name: 'Brake Repair & Service' });
  for (const text of [
    'Approved',
    'Hyundai Creta (2021)',
    'KA 01 AB 1234',
    '2 Mar 2026',
    '₹2,40,000',
    '2h 30m',
    'Asha Rao',
    'It squeaks downhill',
    'Check the discs',
  ]) {
    expect(within(job).getByText(text)).toBeInTheDocument();
  }
  expect(within(job).getByRole('link', { name: '+91 98450 11111' })).toHaveAttribute(
    'href',
    'tel:+919845011111',
  );
  expect(within(job).queryByText('Final Cost')).not.toBeInTheDocument();
});

test('A completed job shows its final cost and a marker instead of buttons', async () => {
  openMyJobs({ 'rpc/list_jobs': buildPage([buildCompletedJob()]) });
  const job = await screen.findByRole('article', { name: 'Brake Repair & Service' });
  expect(within(job).getByText('₹12,650')).toBeInTheDocument();
  expect(within(job).getByText('New pads in front.')).toBeInTheDocument();
  expect(within(job).getAllByText('Completed').length).toBeGreaterThan(0);
  expect(within(job).queryByRole('button')).not.toBeInTheDocument();
});

test('The chosen filter is kept in the URL and sent to the server', async () => {
  const backend = fakeBackend({ 'rpc/list_jobs': buildPage([buildJob()]) });
  const { router } = renderScreen(<MyJobsScreen />, { backend, as: mechanic, path: '/mechanic-jobs' });
  await screen.findByRole('article');

  const filters = screen.getByRole('radiogroup', { name: 'Status' });
  expect(
    within(filters)
      .getAllByRole<HTMLInputElement>('radio')
      .map((filter) => filter.labels?.[0]?.textContent),
  ).toEqual(['All', 'approved', 'In Progress', 'completed']);
  await userEvent.click(within(filters).getByRole('radio', { name: 'In Progress' }));
  expect(router.state.location.search).toBe('?status=in_progress');
  await waitFor(() => expect(listRequests(backend).at(-1)).toMatchObject({ status: 'in_progress', page: 1 }));

  await userEvent.click(within(filters).getByRole('radio', { name: 'All' }));
  expect(router.state.location.search).toBe('');
});

test.each(['in_progress', 'in-progress'])(
  'The status %s in the URL shows the jobs in progress',
  async (status) => {
    const backend = openMyJobs({ 'rpc/list_jobs': buildPage([]) }, `/mechanic-jobs?status=${status}`);
    await screen.findByText('No jobs assigned yet');
    expect(screen.getByRole('radio', { name: 'In Progress' })).toBeChecked();
    expect(listRequests(backend)).toMatchObject([{ status: 'in_progress' }]);
  },
);

test('Opening the screen sends one request', async () => {
  const backend = openMyJobs({ 'rpc/list_jobs': buildPage([buildJob()]) });
  await screen.findByRole('article');
  expect(backend.requests.map(({ path }) => path).filter((path) => path !== 'rpc/current_account')).toEqual([
    'rpc/list_jobs',
  ]);
});

test('The next page of jobs is requested @long', async () => {
  const backend = fakeBackend({ 'rpc/list_jobs': { rows: [buildJob()], total: 41 } });
  const { router } = renderScreen(<MyJobsScreen />, { backend, as: mechanic, path: '/mechanic-jobs' });
  await screen.findByRole('article');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(router.state.location.search).toBe('?page=2');
  await waitFor(() => expect(listRequests(backend).at(-1)).toMatchObject({ page: 2 }));
});

test('A page past the end redirects to the last page', async () => {
  const backend = fakeBackend({
    'rpc/list_jobs': ({ body }: { body: { page: number } }) => ({
      rows: body.page > 1 ? [] : [buildJob()],
      total: 1,
    }),
  });
  const { router } = renderScreen(<MyJobsScreen />, {
    backend,
    as: mechanic,
    path: '/mechanic-jobs',
    url: '/mechanic-jobs?page=9',
  });
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
  expect(listRequests(backend)).toMatchObject([{ page: 9 }, { page: 1 }]);
});

test('A session without a mechanic id asks the mechanic to log in again', async () => {
  renderScreen(<MyJobsScreen />, { as: null, path: '/mechanic-jobs' });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'No mechanic ID found. Please log out and log back in.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('/')).toBeInTheDocument();
});

test('The jobs have no accessibility problems @long', async () => {
  openMyJobs({
    'rpc/list_jobs': buildPage([
      buildJob({ customer_notes: 'It squeaks' }),
      buildJob({ request_id: 42, status: 'in_progress' }),
      buildCompletedJob({ request_id: 43 }),
    ]),
  });
  await screen.findAllByRole('article');
  expect(await accessibilityViolations()).toEqual([]);
});

test('What the server refused is said above the jobs, though its job is no longer one of them', async () => {
  waitingEntries.save(mechanic.id, {
    requestId: 99,
    inspectionId: 1,
    item: 'Front left tread',
    savedAt: Date.UTC(2026, 10, 22, 7),
    entry: { item_id: 8, version: 1, value: 2.2 },
    refusal: { kind: 'not-found', message: 'Job not found' },
  });
  openMyJobs({ 'rpc/list_jobs': buildPage([buildJob()]) });
  expect(await screen.findByText('Front left tread of job #99 was not saved')).toBeVisible();
  expect(screen.getByText('You entered: 2.2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save as File' })).toBeVisible();
});
