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

/** Answers each address with a manifest, or with whatever it is told. */
function serve(answers: Record<string, unknown>) {
  const asked: string[] = [];
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    const answer = answers[url];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return { ok: answer !== 404, status: answer === 404 ? 404 : 200, json: async () => answer };
  }) as unknown as typeof fetch;
  return asked;
}

const customerAt = 'http://localhost:3001/remote.json';
const managerAt = 'http://localhost:3003/remote.json';

test('every remote whose manifest can be read is found', async () => {
  serve({ [customerAt]: manifest('customer'), [managerAt]: manifest('manager') });
  const registry = createRemoteRegistry(remotes);
  await registry.discover();
  expect(registry.found().map((remote) => remote.manifest.name)).toEqual(['customer', 'manager']);
  expect(registry.missing()).toEqual([]);
});

test('a remote that is away is missing, and is found once it is back, without asking the others again', async () => {
  const answers: Record<string, unknown> = { [customerAt]: manifest('customer') };
  const asked = serve(answers);
  const registry = createRemoteRegistry(remotes);
  await registry.discover();
  expect(registry.missing()).toEqual(['manager']);

  answers[managerAt] = manifest('manager');
  await registry.discover();
  expect(registry.missing()).toEqual([]);
  expect(asked.filter((url) => url === customerAt)).toHaveLength(1);
});

test.each([
  ['answers 404', 404],
  ['speaks an unknown contract', manifest('manager', { contract: 99 })],
  ['is malformed', { name: 'manager' }],
  ['claims a path of the shell', manifest('manager', { routes: [{ path: '/login', title: 'Log In' }] })],
  ['names code at another origin', manifest('manager', { entry: 'https://evil.example/remoteEntry.js' })],
  ['names code at another port', manifest('manager', { entry: '//localhost:3001/remoteEntry.js' })],
  ['brings its code along', manifest('manager', { entry: 'data:text/javascript,alert(1)' })],
])('a remote that %s is missing and holds nobody up', async (_case, answer) => {
  serve({ [customerAt]: manifest('customer'), [managerAt]: answer });
  const registry = createRemoteRegistry(remotes);
  await registry.discover();
  expect(registry.found().map((remote) => remote.manifest.name)).toEqual(['customer']);
  expect(registry.missing()).toEqual(['manager']);
});

test('those who listen are told when a search has ended', async () => {
  serve({ [customerAt]: manifest('customer'), [managerAt]: manifest('manager') });
  const registry = createRemoteRegistry(remotes);
  let told = 0;
  const stop = registry.subscribe(() => {
    told += 1;
  });
  await registry.discover();
  stop();
  expect(told).toBe(1);
});
