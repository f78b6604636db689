import { releaseChecks, watchMissingFiles } from './missing-files.ts';

const at = 'http://localhost:3003/';
const remote = { name: 'manager', url: at, entry: 'versions/1111111/remoteEntry.0123456789.js' };
const leave = jest.fn();
// One page watches once; the tests are visits of the same page.
watchMissingFiles({ remotes: () => [remote], leave });

/** What the servers answer now: the manager's manifest names this entry, the shell's page begins with this script. */
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

/** A script element that did not load, as a bundler adds one for a chunk. */
function miss(src: string) {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

const known = () => Promise.race([releaseChecks().then(() => 'known'), pause()]);
const pause = () => new Promise((resolve) => setTimeout(resolve, 50, 'leaving'));

// The order matters: once a page is left, nothing of it goes on.
test('a file that is missing without a newer release changes nothing', async () => {
  release({});
  miss(`${at}versions/1111111/static/js/async/9.0123456789.js`);
  expect(await known()).toBe('known');
  expect(leave).not.toHaveBeenCalled();
});

test('a server that does not answer changes nothing', async () => {
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  miss(`${at}versions/1111111/static/js/async/9.0123456789.js`);
  expect(await known()).toBe('known');
  expect(leave).not.toHaveBeenCalled();
});

test('a script of somebody else changes nothing', async () => {
  release({ entry: 'versions/2222222/remoteEntry.1123456789.js', script: '/static/js/index.b.js' });
  miss('https://elsewhere.example/code.js');
  expect(await known()).toBe('known');
  expect(leave).not.toHaveBeenCalled();
});

test('a release for which the page was left already is not left for again', async () => {
  sessionStorage.setItem('pitlane.left-for.manager', 'versions/2222222/remoteEntry.1123456789.js');
  release({ entry: 'versions/2222222/remoteEntry.1123456789.js' });
  miss(`${at}versions/1111111/static/js/async/9.0123456789.js`);
  expect(await known()).toBe('known');
  expect(leave).not.toHaveBeenCalled();
});

test('a file of the shell that a release took away makes the page load anew', async () => {
  release({ script: '/static/js/index.b.js' });
  miss(`${window.location.origin}/static/js/async/7.0123456789.js`);
  expect(await known()).toBe('leaving');
  expect(leave).toHaveBeenCalledTimes(1);
});

test('a file of a remote that a release took away makes the page load anew', async () => {
  release({ entry: 'versions/2222222/remoteEntry.1123456789.js' });
  miss(`${at}versions/1111111/static/js/async/9.0123456789.js`);
  expect(await known()).toBe('leaving');
  expect(leave).toHaveBeenCalledTimes(1);
});
