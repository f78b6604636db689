/** @page */

import { releaseChecks, watchMissingFiles } from './missing-files.ts';

const at = 'http://localhost:3003/';
const remote = { name: 'manager', url: at, entry: 'versions/1111111/remoteEntry.0123456789.js' };
const leave = jest.fn();
// Called once per page; all tests share one page.
watchMissingFiles({ remotes: () => [remote], leave });

/** The released state: the entry in the manager's manifest and the first script of the shell's page. */
function release({ entry = remote.entry, script = '/static/js/index.a.js' }) {
  globalThis.fetch = (async (input: URL) => ({
    ok: true,
    json: async () => ({ entry }),
    text: async () => `<script data-files="${script}"></script>`,
    url: input.href,
  })) as unknown as typeof fetch;
}

beforeEach(() => {
  sessionStorage.clear();
  leave.mockClear();
  document.head.innerHTML = '<script type="text/plain" data-files="/static/js/index.a.js"></script>';
});

/** A script element that failed to load, like those that the bundler adds for chunks. */
function failScript(src: string) {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

const checkResult = () => Promise.race([releaseChecks().then(() => 'checked'), pause()]);
const pause = () => new Promise((resolve) => setTimeout(resolve, 50, 'leaving'));

// The order matters: once the page is being reloaded, the checks never settle.
test('A missing file without a newer release does not reload the page', async () => {
  release({});
  failScript(`${at}versions/1111111/static/js/async/9.0123456789.js`);
  expect(await checkResult()).toBe('checked');
  expect(leave).not.toHaveBeenCalled();
});

test('An unreachable server does not reload the page', async () => {
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  failScript(`${at}versions/1111111/static/js/async/9.0123456789.js`);
  expect(await checkResult()).toBe('checked');
  expect(leave).not.toHaveBeenCalled();
});

test('A third-party script that fails does not reload the page', async () => {
  release({ entry: 'versions/2222222/remoteEntry.1123456789.js', script: '/static/js/index.b.js' });
  failScript('https://elsewhere.example/code.js');
  expect(await checkResult()).toBe('checked');
  expect(leave).not.toHaveBeenCalled();
});

test('The page is reloaded at most once for a release', async () => {
  sessionStorage.setItem('pitlane.left-for.manager', 'versions/2222222/remoteEntry.1123456789.js');
  release({ entry: 'versions/2222222/remoteEntry.1123456789.js' });
  failScript(`${at}versions/1111111/static/js/async/9.0123456789.js`);
  expect(await checkResult()).toBe('checked');
  expect(leave).not.toHaveBeenCalled();
});

test('A file of the shell that a release removed reloads the page', async () => {
  release({ script: '/static/js/index.b.js' });
  failScript(`${window.location.origin}/static/js/async/7.0123456789.js`);
  expect(await checkResult()).toBe('leaving');
  expect(leave).toHaveBeenCalledTimes(1);
});

test('A file of a remote that a release removed reloads the page', async () => {
  release({ entry: 'versions/2222222/remoteEntry.1123456789.js' });
  failScript(`${at}versions/1111111/static/js/async/9.0123456789.js`);
  expect(await checkResult()).toBe('leaving');
  expect(leave).toHaveBeenCalledTimes(1);
});
