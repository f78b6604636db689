import { openBrowser } from './testing/browser-of-worker.ts';

// It keeps times in IndexedDB, which Node does not have.
jest.mock('workbox-expiration/CacheExpiration.js', () => ({
  CacheExpiration: class {
    updateTimestamp = async () => undefined;
    expireEntries = async () => undefined;
  },
}));

const origin = 'https://garage.example';
const pageUrl = `${origin}/`;
const remoteUrl = 'https://parts.example/';
const scriptOf = (release: string) => `/static/js/main.${release.repeat(8)}.js`;
const pageOf = (release: string) => `<html data-files=""><script src="${scriptOf(release)}"></script>`;

let browser: ReturnType<typeof openBrowser>;
beforeEach(async () => {
  jest.resetModules();
  browser = openBrowser(origin);
  browser.hosts.set(`${origin}/portal.json`, {
    body: JSON.stringify({ remotes: [{ name: 'parts', url: remoteUrl }] }),
  });
  release('a');
  await import('./service-worker.ts');
  await browser.rest([]);
});

function release(name: string) {
  browser.hosts.set(pageUrl, { body: pageOf(name) });
  browser.hosts.set(origin + scriptOf(name), { body: `run ${name}` });
}

/** The page of the next visit. */
async function visit() {
  const page = await browser.ask(`${origin}/parts`, { mode: 'navigate' });
  await browser.rest([]);
  return page;
}

test('A release is offered at the next visit, whatever the browser itself has kept', async () => {
  browser.cached.set(pageUrl, { body: pageOf('a') });
  release('b');
  expect(await visit()).toBe(pageOf('a'));
  expect(await visit()).toBe(pageOf('b'));
});

test.each([
  ['says that it is missing', { body: 'Not found', status: 404 }],
  ['returns the page', { body: pageOf('b'), headers: { 'Content-Type': 'text/html; charset=utf-8' } }],
])(
  'A release whose script’s host %s does not replace the one that starts without a network',
  async (_host, answer) => {
    release('b');
    browser.hosts.set(origin + scriptOf('b'), answer);
    await visit();
    browser.goOffline();
    expect(await visit()).toBe(pageOf('a'));
    expect(await browser.ask(origin + scriptOf('a'), {})).toBe('run a');
  },
);

test('A file is found without a network, also where its host varies by what a request says', async () => {
  const file = `${remoteUrl}static/list.01234567.js`;
  browser.hosts.set(file, { body: 'run list', headers: { Vary: 'Origin, Accept-Encoding' } });
  await browser.rest([file]);
  browser.goOffline();
  expect(await browser.ask(file, { headers: { Origin: origin } })).toBe('run list');
});

test('A page that asks for the newest release gets that of the network', async () => {
  const manifest = `${remoteUrl}remote.json`;
  const manifestOf = (version: string) => JSON.stringify({ version, entry: 'remoteEntry.js', routes: [] });
  browser.hosts.set(manifest, { body: manifestOf('1') });
  await browser.rest([]);
  browser.hosts.set(manifest, { body: manifestOf('2') });
  expect(await browser.ask(manifest, {})).toBe(manifestOf('1'));
  expect(await browser.ask(manifest, { cache: 'reload' })).toBe(manifestOf('2'));
});
