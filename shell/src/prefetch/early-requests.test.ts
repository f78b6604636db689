import { earlyResponse, startEarlyRequests } from './early-requests.ts';

const settings = { remotes: [{ name: 'customer', url: 'http://customer.test/app/' }] };
const manifest = 'http://customer.test/app/remote.json';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function serve(answer: (url: string) => Response | Promise<Response>) {
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    return answer(String(input));
  };
  return asked;
}

const answers = (url: string) =>
  url === '/portal.json' ? Response.json(settings) : Response.json({ name: 'customer' });

test('the settings and the manifests that they name are asked for before anybody reads them', async () => {
  const asked = serve(answers);
  await startEarlyRequests();
  expect(asked).toEqual(['/portal.json', manifest]);
  expect(await (await earlyResponse('/portal.json')).json()).toEqual(settings);
  expect(await (await earlyResponse(manifest)).json()).toEqual({ name: 'customer' });
  expect(asked).toHaveLength(2);
});

test('settings that the page itself has asked for are not asked for again', async () => {
  const asked = serve(answers);
  globalThis.pitlaneSettings = Promise.resolve(Response.json(settings));
  await startEarlyRequests();
  globalThis.pitlaneSettings = undefined;
  expect(await (await earlyResponse('/portal.json')).json()).toEqual(settings);
  expect(asked).toEqual([manifest]);
});

test('the remotes of the last visit are asked without waiting for the settings, once', async () => {
  const later = { remotes: [...settings.remotes, { name: 'manager', url: 'http://manager.test/' }] };
  const asked = serve((url) => Response.json(url === '/portal.json' ? later : { entry: 'a.js', routes: [] }));
  localStorage.setItem('pitlane.remotes', 'http://customer.test/app/');
  await startEarlyRequests();
  expect(asked).toEqual([manifest, '/portal.json', 'http://manager.test/remote.json']);
  expect(localStorage.getItem('pitlane.remotes')).toBe('http://customer.test/app/ http://manager.test/');
});

test('a browser that keeps nothing asks for the settings first', async () => {
  for (const name of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
  }
  const asked = serve(answers);
  await startEarlyRequests();
  expect(asked).toEqual(['/portal.json', manifest]);
});

test('an answer is read once; after that it is asked for anew', async () => {
  const asked = serve(answers);
  await startEarlyRequests();
  await earlyResponse('/portal.json');
  await earlyResponse('/portal.json');
  expect(asked.filter((url) => url === '/portal.json')).toHaveLength(2);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['a server that is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page instead of settings', () => new Response('<!doctype html>')],
  ['settings without remotes', () => Response.json({})],
])('%s is left to whoever reads it', async (_, answer) => {
  serve(answer);
  await expect(startEarlyRequests()).resolves.toBeUndefined();
  await earlyResponse('/portal.json').catch(() => undefined);
});

describe('the first files of a remote', () => {
  const fetchedAhead = () => [...document.querySelectorAll('link')].map(({ href }) => href);
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
  ])('at %s the entry %s: fetched ahead are %p', async (pathname, entry, files) => {
    window.history.replaceState(null, '', pathname);
    serve(remote(entry));
    await startEarlyRequests();
    expect(fetchedAhead()).toEqual(files);
  });

  test('those that the entry asks for come with it', async () => {
    window.history.replaceState(null, '', '/edit-vehicle/7');
    serve(remote('remoteEntry.a.js', ['static/routes.b.js', 'http://elsewhere.test/c.js']));
    await startEarlyRequests();
    expect(fetchedAhead()).toEqual([
      'http://customer.test/app/remoteEntry.a.js',
      'http://customer.test/app/static/routes.b.js',
    ]);
  });

  test('those of the screen and the parts of the shell that it is made of come too, each once', async () => {
    window.history.replaceState(null, '', '/edit-vehicle/7');
    globalThis.pitlaneFiles = { table: ['/lists.c.js', '/table.d.js'], select: ['/lists.c.js'] };
    const screen = { files: ['edit.b.js'], topics: ['table', 'select', 'theme'] };
    serve(remote('a.js', [], screen));
    await startEarlyRequests();
    globalThis.pitlaneFiles = undefined;
    expect(fetchedAhead()).toEqual([
      'http://customer.test/app/a.js',
      'http://customer.test/app/edit.b.js',
      'http://localhost/lists.c.js',
      'http://localhost/table.d.js',
    ]);
  });
});
