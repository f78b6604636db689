import { act, render, screen } from '@testing-library/react';
import { watchReleases } from '../releases/watch-releases.ts';
import { ReleaseNotice } from './release-notice.tsx';

const remote = { name: 'manager', url: 'http://localhost:3003/', entry: 'remoteEntry.0123456789.js' };
const page = '<script data-files="/static/js/index.a.js"></script>';

function serve(entry: string) {
  globalThis.fetch = (async (url: URL) => ({
    ok: true,
    url: url.href,
    json: async () => ({ entry }),
    text: async () => page,
  })) as unknown as typeof fetch;
}

const minutesLater = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
const notice = () => screen.queryByText(/A new version is ready/);

test('A page that stays open offers a release, until it is rolled back', async () => {
  jest.useFakeTimers();
  document.head.innerHTML = page.replace('<script', '<script type="text/plain"');
  watchReleases(() => [remote]);
  render(<ReleaseNotice />);

  serve(remote.entry);
  await minutesLater(11);
  expect(notice()).not.toBeInTheDocument();

  serve('remoteEntry.1123456789.js');
  await minutesLater(5);
  expect(notice()).not.toBeInTheDocument();
  await minutesLater(6);
  expect(notice()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();

  serve(remote.entry);
  await minutesLater(11);
  expect(notice()).not.toBeInTheDocument();

  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await minutesLater(11);
  expect(notice()).not.toBeInTheDocument();
  jest.useRealTimers();
});
