import { earlyResponse, startEarlyRequests } from './early-requests.ts';

const settings = { remotes: [{ name: 'customer', url: 'http://customer.test/app/' }] };
const manifest = 'http://customer.test/app/remote.json';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function serve(respond: (url: string) => Response | Promise<Response>) {
  const requested: string[] = [];
  globalThis.fetch = async (input) => {
    requested.push(String(input));
    return respond(String(input));
  };
  return requested;
}

const respond = (url: string) =>
  url === '/portal.json' ? Response.json(settings) : Response.json({ name: 'customer' });

test('The settings and the manifests that they list are requested early', async () => {
  const requested = serve(respond);
  await startEarlyRequests();
  expect(requested).toEqual(['/portal.json', manifest]);
  expect(await (await earlyResponse('/portal.json')).json()).toEqual(settings);
  expect(await (await earlyResponse(manifest)).json()).toEqual({ name: 'customer' });
  expect(requested).toHaveLength(2);
});

test('Settings that the first script has requested are not requested again', async () => {
  const requested = serve(respond);
  globalThis.pitlaneSettings = Promise.resolve(Response.json(settings));
  await startEarlyRequests();
  globalThis.pitlaneSettings = undefined;
  expect(await (await earlyResponse('/portal.json')).json()).toEqual(settings);
  expect(requested).toEqual([manifest]);
});

test('The manifests of the last visit are requested once, without waiting for the settings', async () => {
  const later = { remotes: [...settings.remotes, { name: 'manager', url: 'http://manager.test/' }] };
  const requested = serve((url) =>
    Response.json(url === '/portal.json' ? later : { entry: 'a.js', routes: [] }),
  );
  localStorage.setItem('pitlane.remotes', 'http://customer.test/app/');
  await startEarlyRequests();
  expect(requested).toEqual([manifest, '/portal.json', 'http://manager.test/remote.json']);
  expect(localStorage.getItem('pitlane.remotes')).toBe('http://customer.test/app/ http://manager.test/');
});

test('Where storage is blocked, the settings are requested first', async () => {
  for (const name of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
  }
  const requested = serve(respond);
  await startEarlyRequests();
  expect(requested).toEqual(['/portal.json', manifest]);
});

test('An early response is used once; the next read sends a new request', async () => {
  const requested = serve(respond);
  await startEarlyRequests();
  await earlyResponse('/portal.json');
  await earlyResponse('/portal.json');
  expect(requested.filter((url) => url === '/portal.json')).toHaveLength(2);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['A network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['A page instead of settings', () => new Response('<!doctype html>')],
  ['Settings without remotes', () => Response.json({})],
])('%s does not fail early, but when it is read', async (_, respond) => {
  serve(respond);
  await expect(startEarlyRequests()).resolves.toBeUndefined();
  await earlyResponse('/portal.json').catch(() => undefined);
});

describe("Preloading a remote's files", () => {
  const preloadedFiles = () => [...document.querySelectorAll('link')].map(({ href }) => href);
  const remote = (entry: string, files?: string[], screen?: object) => (url: string) =>
    Response.json(
      url === '/portal.json'
        ? settings
        : { entry, files, routes: [{ path: '/edit-vehicle/:id', ...screen }, { path: '/add-vehicle' }] },
    );

  afterEach(() => {
    window.history.replaceState(null, '', '/');
    document.head.replaceChildren();
  });

  test.each([
    ['/edit-vehicle/7', 'remoteEntry.a.js', ['http://customer.test/app/remoteEntry.a.js']],
    ['/my-vehicles', 'remoteEntry.a.js', []],
    ['/edit-vehicle/7', 'http://elsewhere.test/remoteEntry.js', []],
  ])('At %s the entry %s: %p are preloaded', async (pathname, entry, files) => {
    window.history.replaceState(null, '', pathname);
    serve(remote(entry));
    await startEarlyRequests();
    expect(preloadedFiles()).toEqual(files);
  });

  test('The files that the entry requests are preloaded with it', async () => {
    window.history.replaceState(null, '', '/edit-vehicle/7');
    serve(remote('remoteEntry.a.js', ['static/routes.b.js', 'http://elsewhere.test/c.js']));
    await startEarlyRequests();
    expect(preloadedFiles()).toEqual([
      'http://customer.test/app/remoteEntry.a.js',
      'http://customer.test/app/static/routes.b.js',
    ]);
  });

  test("The screen's files and the shell's topics that it uses are preloaded, each once", async () => {
    window.history.replaceState(null, '', '/edit-vehicle/7');
    globalThis.pitlaneFiles = { table: ['/lists.c.js', '/table.d.js'], select: ['/lists.c.js'] };
    const screen = { files: ['edit.b.js'], topics: ['table', 'select', 'theme'] };
    serve(remote('a.js', [], screen));
    await startEarlyRequests();
    globalThis.pitlaneFiles = undefined;
    expect(preloadedFiles()).toEqual([
      'http://customer.test/app/a.js',
      'http://customer.test/app/edit.b.js',
      'http://localhost/lists.c.js',
      'http://localhost/table.d.js',
    ]);
  });
});
