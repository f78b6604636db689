import type { Job } from '@pitlane/shared-data/requests';
import { buildEstimate, fakeBackend, mechanic, never, offline, refuse } from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildJob } from '../../testing/build-job.ts';
import { findAlert } from '../../testing/find-alert.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as MyJobsScreen } from './mechanic-jobs-screen.tsx';

function openJob(job: Job, responses: Record<string, unknown> = {}, url = '/mechanic-jobs') {
  const backend = fakeBackend({
    'rpc/list_jobs': { rows: [job], total: 1 },
    'rpc/request_estimate': buildEstimate({ request_id: job.request_id }),
    ...responses,
  });
  renderScreen(<MyJobsScreen />, { backend, as: mechanic, path: '/mechanic-jobs', url });
  return backend;
}

const showNext = (backend: ReturnType<typeof fakeBackend>, job: Job) => {
  backend.responses['rpc/list_jobs'] = { rows: [job], total: 1 };
};

test('An approved job is started @long', async () => {
  const backend = openJob(buildJob(), { 'rpc/start_job': { request_id: 41, status: 'in_progress' } });
  const start = await screen.findByRole('button', { name: 'Start Job' });
  expect(screen.queryByRole('button', { name: 'Complete' })).not.toBeInTheDocument();

  showNext(backend, buildJob({ status: 'in_progress' }));
  await userEvent.click(start);
  expect(await screen.findByText('Job started successfully')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Complete' })).toBeInTheDocument();
  expect(backend.requests.find(({ path }) => path === 'rpc/start_job')?.body).toEqual({ request_id: 41 });
});

test('Work booked for a later day asks before it is started @long', async () => {
  const later = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const backend = openJob(buildJob({ scheduled_date: later }), { 'rpc/start_job': {} });
  const started = () => backend.requests.filter(({ path }) => path === 'rpc/start_job');
  await userEvent.click(await screen.findByRole('button', { name: 'Start Job' }));
  const question = await screen.findByRole('dialog', { name: 'Start #41?' });
  expect(question).toHaveTextContent('not for today');
  expect(within(question).queryByLabelText(/Kilometres/)).not.toBeInTheDocument();
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(started()).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Start Job' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start Now' }));
  expect(await screen.findByText('Job started successfully')).toBeInTheDocument();
  expect(started()).toHaveLength(1);
});

test('Starting a car that is not checked in offers the check-in @long', async () => {
  const backend = openJob(buildJob({ arrived_at: null }), {
    'rpc/check_in': {},
    'rpc/start_job': {},
    'rpc/told_of': { channels: ['sms', 'mail'], captured: ['mail'], problem: null },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Job' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Check In and Start' }));
  expect(screen.getByLabelText(/Kilometres/)).toHaveAccessibleDescription('Please enter the kilometres');
  await userEvent.type(screen.getByLabelText(/Kilometres/), '41200');
  await userEvent.selectOptions(screen.getByLabelText(/Fuel/), '½');
  await userEvent.click(screen.getByRole('button', { name: 'Check In and Start' }));
  expect(await screen.findByText('Job started successfully')).toBeInTheDocument();
  expect(
    await screen.findByText('Message to the customer sent by SMS; email captured, not sent'),
  ).toBeInTheDocument();
  const sent = backend.requests.filter(({ path }) => /check_in|start_job/.test(path));
  expect(sent).toMatchObject([
    {
      path: 'rpc/check_in',
      body: { request_id: 41, kilometres: 41_200, fuel: 'half' },
    },
    { path: 'rpc/start_job', body: { request_id: 41 } },
  ]);
});

test('Checking in a car whose work is within the warranty says so @long', async () => {
  const done = { request_id: 12, done_at: '2026-10-12T05:00:00Z', driven: 1200, days: 90, kilometres: 5000 };
  openJob(buildJob({ arrived_at: null }), {
    'rpc/request_estimate': buildEstimate({
      warranty: [
        { ...done, kind: 'work', name: 'Oil Change' },
        { ...done, kind: 'part', name: 'Oil Filter', days: 180, kilometres: 0 },
      ],
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Job' }));
  const question = within(await screen.findByRole('dialog', { name: 'Start #41?' }));
  expect(
    await question.findByText(
      'Oil Change was done on 12 Oct 2026, 1,200 km ago: within the warranty of 90 days or 5,000 km.',
    ),
  ).toBeVisible();
  expect(question.getByText(/^Oil Filter was fitted on 12 Oct 2026/)).toBeVisible();
  expect(question.getByRole('button', { name: 'Check In and Start' })).toBeVisible();
});

test('A lower reading is asked about, and sent with the answer @long', async () => {
  const refusal = {
    code: 'PT409',
    message: 'The last reading was 50,000 km',
    hint: 'kilometres',
    details: '50000',
  };
  const backend = openJob(buildJob({ arrived_at: null }), {
    'rpc/check_in': refuse(409, refusal),
    'rpc/start_job': {},
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Job' }));
  await userEvent.type(await screen.findByLabelText(/Kilometres/), '41200');
  await userEvent.selectOptions(screen.getByLabelText(/Fuel/), '½');
  await userEvent.click(screen.getByRole('button', { name: 'Check In and Start' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Lower than the last reading' });
  expect(asked).toHaveTextContent('The last reading was 50,000 km. You entered 41,200 km.');
  backend.responses['rpc/check_in'] = {};
  await userEvent.click(within(asked).getByRole('button', { name: 'The odometer was reset or replaced' }));
  expect(await screen.findByText('Job started successfully')).toBeInTheDocument();
  const sent = backend.requests.findLast(({ path }) => path === 'rpc/check_in');
  expect(sent?.body).toMatchObject({ kilometres: 41_200, lower_is: 'reset' });
});

test('A car that is not checked in can be started without it', async () => {
  const backend = openJob(buildJob({ arrived_at: null }), { 'rpc/start_job': {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Job' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start Without Check-in' }));
  expect(await screen.findByText('Job started successfully')).toBeInTheDocument();
  expect(backend.requests.some(({ path }) => path === 'rpc/check_in')).toBe(false);
});

test('After a step the job’s next button gets the focus', async () => {
  const backend = openJob(buildJob(), { 'rpc/start_job': {} });
  const start = await screen.findByRole('button', { name: 'Start Job' });
  showNext(backend, buildJob({ status: 'in_progress' }));
  await userEvent.click(start);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Complete' })).toHaveFocus());
});

test('A step that removes the job from the list is announced, and the heading gets the focus', async () => {
  const backend = openJob(buildJob(), { 'rpc/start_job': {} }, '/mechanic-jobs?status=approved');
  const start = await screen.findByRole('button', { name: 'Start Job' });
  backend.responses['rpc/list_jobs'] = { rows: [], total: 0 };
  await userEvent.click(start);
  expect(await screen.findByText('Job started successfully')).toBeInTheDocument();
  expect(await screen.findByText('No jobs assigned yet')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'My Jobs' })).toHaveFocus());
});

test('A job in progress is put back in the queue', async () => {
  const backend = openJob(buildJob({ status: 'in_progress' }), { 'rpc/queue_job': {} });
  const queue = await screen.findByRole('button', { name: 'Put in Queue' });
  showNext(backend, buildJob());
  await userEvent.click(queue);
  expect(await screen.findByText('Job queued successfully')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Start Job' })).toBeInTheDocument();
});

test.each([
  ['all jobs', '/mechanic-jobs'],
  ['the jobs in progress', '/mechanic-jobs?status=in_progress'],
])('After Put in Queue in the list of %s the next card gets the focus', async (_, url) => {
  const [queued, next] = [41, 42].map((request_id) => buildJob({ request_id, status: 'in_progress' }));
  const backend = openJob(queued as Job, { 'rpc/queue_job': {} }, url);
  backend.responses['rpc/list_jobs'] = { rows: [queued, next], total: 2 };
  const [queue] = await screen.findAllByRole('button', { name: 'Put in Queue' });
  const rows = url.includes('?') ? [next] : [next, { ...queued, status: 'approved' }];
  backend.responses['rpc/list_jobs'] = { rows, total: rows.length };
  await userEvent.click(queue as HTMLElement);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Complete' })).toHaveFocus());
});

test('After Put in Queue of the last card the heading gets the focus', async () => {
  const backend = openJob(buildJob({ status: 'in_progress' }), { 'rpc/queue_job': {} });
  const queue = await screen.findByRole('button', { name: 'Put in Queue' });
  showNext(backend, buildJob());
  await userEvent.click(queue);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'My Jobs' })).toHaveFocus());
});

test.each([
  ['start', 'Start Job', buildJob()],
  ['queue', 'Put in Queue', buildJob({ status: 'in_progress' })],
])('A failure to %s a job is shown', async (action, button, job) => {
  openJob(job, { [`rpc/${action}_job`]: refuse(500, { code: 'XX000', message: 'deadlock detected' }) });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(await findAlert(`Failed to ${action} job`)).toBeVisible();
});

test('A server message takes precedence over the screen’s own text', async () => {
  openJob(buildJob(), {
    'rpc/start_job': refuse(409, { code: 'PT409', message: 'This job has already been started' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Job' }));
  expect(await findAlert('This job has already been started')).toBeVisible();
});

test('Without a network the start waits on the device', async () => {
  localStorage.clear();
  openJob(buildJob(), { 'rpc/start_job': offline });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Job' }));
  expect(await screen.findByText('Its start waits for the network.')).toBeVisible();
  expect(screen.getByText(/^Saved on this device\. It counts from/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start Job' })).not.toBeInTheDocument();
  localStorage.clear();
});

test('A second click while a job is started does nothing', async () => {
  const backend = openJob(buildJob(), { 'rpc/start_job': never });
  const start = await screen.findByRole('button', { name: 'Start Job' });
  await userEvent.click(start);
  await userEvent.click(start);
  expect(start).toHaveTextContent('Starting...');
  expect(backend.requests.filter(({ path }) => path === 'rpc/start_job')).toHaveLength(1);
});

test.each(['pending', 'cancelled'] as const)('A %s job has no buttons', async (status) => {
  openJob(buildJob({ status }));
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: /Start|Complete|Queue/ })).not.toBeInTheDocument();
});
