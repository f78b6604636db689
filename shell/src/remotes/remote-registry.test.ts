import { type RecordedEvent, setReportListener } from '../reporting/report.ts';
import { createRemoteRegistry } from './remote-registry.ts';

const manifest = (name: string, more: object = {}) => ({
  contract: 2,
  name,
  label: `${name} portal`,
  team: `${name} team`,
  version: '7b1b44c',
  entry: 'remoteEntry.js',
  routes: [{ path: `/${name}`, title: name }],
  nav: [],
  ...more,
});

const remotes = [
  { name: 'customer', url: 'http://localhost:3001/' },
  { name: 'manager', url: 'http://localhost:3003/' },
];

/** Serves a response for each URL; other URLs are unreachable. */
function serve(responses: Record<string, unknown>) {
  const requested: string[] = [];
  globalThis.fetch = (async (url: string) => {
    requested.push(url);
    const response = responses[url];
    if (response === undefined) throw new TypeError('Failed to fetch');
    return { ok: response !== 404, status: response === 404 ? 404 : 200, json: async () => response };
  }) as unknown as typeof fetch;
  return requested;
}

const customerAt = 'http://localhost:3001/remote.json';
const managerAt = 'http://localhost:3003/remote.json';

test('Every remote whose manifest can be read is found', async () => {
  serve({ [customerAt]: manifest('customer'), [managerAt]: manifest('manager') });
  const registry = createRemoteRegistry(remotes);
  await registry.discover();
  expect(registry.found().map((remote) => remote.manifest.name)).toEqual(['customer', 'manager']);
  expect(registry.missing()).toEqual([]);
});

test('An unreachable remote is missing, and is found once it responds, without requesting the others again', async () => {
  const responses: Record<string, unknown> = { [customerAt]: manifest('customer') };
  const requested = serve(responses);
  const registry = createRemoteRegistry(remotes);
  await registry.discover();
  expect(registry.missing()).toEqual(['manager']);

  responses[managerAt] = manifest('manager');
  await registry.discover();
  expect(registry.missing()).toEqual([]);
  expect(requested.filter((url) => url === customerAt)).toHaveLength(1);
});

test.each([
  ['returns 404', 404],
  ['has an unknown contract', manifest('manager', { contract: 99 })],
  ['is malformed', { name: 'manager' }],
  ['claims a path of the shell', manifest('manager', { routes: [{ path: '/login', title: 'Log In' }] })],
  ['has its entry on another origin', manifest('manager', { entry: 'https://evil.example/remoteEntry.js' })],
  ['has its entry on another port', manifest('manager', { entry: '//localhost:3001/remoteEntry.js' })],
  ['has its entry on a port that begins alike', manifest('manager', { entry: '//localhost:30031/entry.js' })],
  ['has a data URL as its entry', manifest('manager', { entry: 'data:text/javascript,alert(1)' })],
])('A remote that %s is missing and does not affect the others', async (_case, response) => {
  serve({ [customerAt]: manifest('customer'), [managerAt]: response });
  const registry = createRemoteRegistry(remotes);
  await registry.discover();
  expect(registry.found().map((remote) => remote.manifest.name)).toEqual(['customer']);
  expect(registry.missing()).toEqual(['manager']);
});

test('Two remotes that claim the same path for the same people are reported to both teams', async () => {
  const events: RecordedEvent[] = [];
  setReportListener((event) => events.push(event));
  const routes = (path: string) => ({ routes: [{ path, title: 'Parts' }] });
  serve({
    [customerAt]: manifest('customer', routes('/parts/:id')),
    [managerAt]: manifest('manager', routes('/parts/:partId')),
  });
  await createRemoteRegistry(remotes).discover();
  setReportListener(undefined);
  const message = 'customer and manager both claim /parts/:id';
  expect(events).toEqual([
    { kind: 'remote-failed', message, of: 'customer' },
    { kind: 'remote-failed', message, of: 'manager' },
  ]);
});

test.each([
  ['with one screen for each role', 'customer', '/invoices/:id', []],
  ['with two screens for a role', 'manager', '/invoices/:id', ['/invoices/:id']],
  ['with another parameter', 'customer', '/invoices/:invoiceId', ['/invoices/:id']],
])('Two remotes may share a path %s or are reported', async (_case, role, path, reported) => {
  const events: RecordedEvent[] = [];
  setReportListener((event) => events.push(event));
  const routes = (own: string, ownRole: string) => ({
    routes: [{ path: own, title: 'Invoice', roles: [ownRole] }],
  });
  serve({
    [customerAt]: manifest('customer', routes('/invoices/:id', 'manager')),
    [managerAt]: manifest('manager', routes(path, role)),
  });
  await createRemoteRegistry(remotes).discover();
  setReportListener(undefined);
  const messages = reported.map((shared) => `customer and manager both claim ${shared}`);
  expect(events.filter(({ of }) => of === 'customer')).toMatchObject(
    messages.map((message) => ({ message })),
  );
});

test('Listeners are called when a search has ended', async () => {
  serve({ [customerAt]: manifest('customer'), [managerAt]: manifest('manager') });
  const registry = createRemoteRegistry(remotes);
  let calls = 0;
  const stop = registry.subscribe(() => {
    calls += 1;
  });
  await registry.discover();
  stop();
  expect(calls).toBe(1);
});
