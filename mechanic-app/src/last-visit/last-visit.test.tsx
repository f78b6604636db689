import { keepLastVisit } from '@pitlane/shared-data/last-visit';
import { useSession } from '@pitlane/shared-data/session';
import { fakeBackend, manager, mechanic, offline } from '@pitlane/shared-data/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as MyJobsScreen } from '../features/mechanic-jobs/mechanic-jobs-screen.tsx';
import { buildJob } from '../testing/build-job.ts';
import { renderScreen } from '../testing/render-screen.tsx';

function LogOut() {
  const { signOut } = useSession();
  return (
    <button type="button" onClick={signOut}>
      Log out
    </button>
  );
}

/** One visit of My Jobs. */
function visit(jobs: unknown, as: typeof mechanic | typeof manager = mechanic) {
  cleanup();
  const backend = fakeBackend({ 'rpc/list_jobs': jobs });
  const screenOfJobs = (
    <>
      <MyJobsScreen />
      <LogOut />
    </>
  );
  const { queryClient } = renderScreen(screenOfJobs, { backend, as, path: '/mechanic-jobs' });
  keepLastVisit({ queryClient }, 'mechanic');
}

const keptKeys = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.includes('-visit:'));
const jobs = { rows: [buildJob()], total: 1 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('Without a response the jobs of the last visit are shown, marked with their time @long', async () => {
  visit(jobs);
  await waitFor(() => expect(keptKeys()).toHaveLength(1));
  visit(offline);
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(screen.getByText(/as of \d+:\d\d/i)).toBeInTheDocument();
});

test('What this visit has loaded is not replaced @long', async () => {
  visit(jobs);
  await waitFor(() => expect(keptKeys()).toHaveLength(1));
  visit({ rows: [buildJob({ service_name: 'Wheel Alignment' })], total: 1 });
  expect(await screen.findByRole('article', { name: 'Wheel Alignment' })).toBeInTheDocument();
  expect(screen.queryByText(/as of/i)).not.toBeInTheDocument();
});

test('Data older than half a day, as a session of staff may be, is not shown and goes from the device @long', async () => {
  visit(jobs);
  await waitFor(() => expect(keptKeys()).toHaveLength(1));
  // What this visit still writes, 200 ms after its last answer, would be young again.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const [key = ''] = keptKeys();
  const area = key in localStorage ? localStorage : sessionStorage;
  const kept = JSON.parse(area.getItem(key) ?? '');
  area.setItem(key, JSON.stringify({ ...kept, keptAt: kept.keptAt - 13 * 3600 * 1000 }));
  visit(offline);
  expect(await screen.findByText('Failed to load assigned jobs')).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await waitFor(() => expect(keptKeys()).toEqual([]));
});

test('A logout removes it @long', async () => {
  visit(jobs);
  await waitFor(() => expect(keptKeys()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(keptKeys()).toEqual([]);
});

test('Nothing is stored for a manager', async () => {
  visit(jobs, manager);
  await screen.findByRole('article');
  expect(keptKeys()).toEqual([]);
});
