/** @page */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startScript } from './first-script.ts';

const page = document.documentElement;

const preload =
  'frame: /static/frame.js /static/data.js, staff: /static/staff.js, forms: /static/forms.js, /login: /static/login.js';

const remote = {
  name: 'customer',
  version: '7b1b44c',
  pages: [
    { path: '/t/:token', file: 'page.js', reads: 'open_link' },
    { path: '/unsubscribe/:token', file: 'unsubscribe.js', reads: 'read_opt_out' },
  ],
  routes: [
    { path: '/my-vehicles', files: ['entry.js'] },
    { path: '/edit-vehicle/:vehicleId', files: ['entry.js', 'edit.js'], units: ['core', 'forms'] },
    { path: '/invoices', files: ['own-invoices.js'], roles: ['customer'] },
    { path: '/invoices', files: ['all-invoices.js'], roles: ['manager'] },
  ],
};
const responses: Record<string, object> = {
  '/portal.json': {
    supabaseUrl: 'http://localhost:54321/',
    supabaseKey: 'sb_publishable_example',
    remotes: [{ url: 'http://localhost:3001/' }, { url: 'http://localhost:3002/' }],
  },
  'http://localhost:3001/remote.json': remote,
};

/** Serves the settings and one of the two remotes. */
const respond = async (url: string) => {
  const response = {
    clone: () => response,
    json: async () => responses[url] ?? Promise.reject(new Error(url)),
  };
  return response;
};
const fetchMock = jest.fn(respond);

let paint: (names: string[]) => void;
let workers: string[];

/** Runs the script as the browser does before the first paint, with the names of two files. */
function run(pathname: string, state: unknown = null) {
  window.history.replaceState(state, '', pathname);
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  script.dataset.files = '/static/one.js /static/two.js';
  script.dataset.preload = preload;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  globalThis.PerformanceObserver = class {
    constructor(callback: (list: { getEntriesByName: (name: string) => string[] }) => void) {
      paint = (names) => callback({ getEntriesByName: (name) => names.filter((one) => one === name) });
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof PerformanceObserver;
  globalThis.Worker = class {
    constructor(url: string) {
      workers.push(url);
    }
  } as unknown as typeof Worker;
  new Function(startScript)();
}

const started = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));

const preloaded = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  workers = [];
  delete page.dataset.page;
  delete page.dataset.theme;
  localStorage.clear();
  fetchMock.mockClear().mockImplementation(respond);
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});
afterEach(() => {
  for (const element of document.querySelectorAll('script, link, meta')) element.remove();
  window.history.replaceState(null, '', '/');
});

test('On the landing page the code is loaded after the first contentful paint, in order', () => {
  run('/');
  paint(['first-paint']);
  expect(started()).toEqual([]);
  paint(['first-paint', 'first-contentful-paint']);
  expect(started()).toEqual(['/static/one.js', '/static/two.js']);
  expect(page).not.toHaveAttribute('data-page');
});

test('At any other address the code is loaded immediately, and the landing page is hidden', () => {
  run('/login');
  expect(started()).toEqual(['/static/one.js', '/static/two.js']);
  expect(page).toHaveAttribute('data-page', 'app');
});

test('The settings are requested with the first files, on the landing page after the first paint', async () => {
  run('/');
  expect(fetchMock).not.toHaveBeenCalled();
  paint(['first-contentful-paint']);
  expect(fetchMock).toHaveBeenCalledWith('/portal.json', expect.objectContaining({ cache: 'no-cache' }));
  expect(globalThis.pitlaneSettings).toBe(fetchMock.mock.results[0]?.value);
});

const allSettled = () => new Promise((resolve) => setTimeout(resolve));

const publicFolder = path.join(import.meta.dirname, '../public');
const dateWorkers = readdirSync(path.join(publicFolder, 'static/js')).map((file) => `/static/js/${file}`);

test.each([
  ['/my-vehicles', 'customer', dateWorkers],
  ['/login', undefined, []],
  ['/t/c2VjcmV0', undefined, dateWorkers],
])('%s as %s has a worker write the first date: %j', async (pathname, role, expected) => {
  if (role) localStorage.setItem('pitlane.account', JSON.stringify({ role }));
  run(pathname);
  await new Promise(requestAnimationFrame);
  await allSettled();
  expect(workers).toEqual(expected);
});

test('The name of that worker holds the hash of its content, as browsers keep it for ever', () => {
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(publicFolder, file)))
      .digest('hex');
  expect(dateWorkers).toEqual(
    dateWorkers.map((file) => `/static/js/warm-up-dates.${hashOf(file).slice(0, 8)}.js`),
  );
  expect(dateWorkers).toHaveLength(1);
});

const failToLoad = () => document.querySelector('script')?.dispatchEvent(new Event('error'));

test.each([
  ['/login', ['/static/login.js']],
  ['/my-vehicles', ['/static/frame.js', '/static/data.js']],
])('%s preloads the files that its code will request', (pathname, files) => {
  run(pathname);
  expect(preloaded()).toEqual(files);
});

test.each([
  ['manager', true],
  ['mechanic', true],
  ['customer', false],
])('What staff have around a page is preloaded for a %s: %s', (role, isPreloaded) => {
  localStorage.setItem('pitlane.account', JSON.stringify({ role }));
  run('/notices');
  expect(preloaded().includes('/static/staff.js')).toBe(isPreloaded);
});

test("The remotes' manifests are requested, and the files of the remote's screen at this address preloaded", async () => {
  run('/edit-vehicle/7');
  await allSettled();
  expect(Object.keys(globalThis.pitlaneManifests ?? {})).toEqual([
    'http://localhost:3001/remote.json',
    'http://localhost:3002/remote.json',
  ]);
  expect(preloaded()).toEqual([
    '/static/frame.js',
    '/static/data.js',
    'http://localhost:3001/entry.js',
    'http://localhost:3001/edit.js',
    '/static/forms.js',
  ]);
});

test('At an address with a screen for each of two roles, only that of the own role is preloaded', async () => {
  localStorage.setItem('pitlane.account', JSON.stringify({ role: 'manager' }));
  run('/invoices');
  await allSettled();
  expect(preloaded()).toContain('http://localhost:3001/all-invoices.js');
  expect(preloaded()).not.toContain('http://localhost:3001/own-invoices.js');
});

test.each([
  ['/t/c2VjcmV0', 'page.js'],
  ['/unsubscribe/c2VjcmV0', 'unsubscribe.js'],
])(
  '%s loads its one script, none of the portal, and tells neither search engines nor other hosts',
  async (pathname, file) => {
    run(pathname);
    await allSettled();
    expect(started()).toEqual([`http://localhost:3001/${file}`]);
    expect(preloaded()).toEqual([]);
    const metas = [...document.querySelectorAll('meta')].map(({ name, content }) => [name, content]);
    expect(metas).toEqual([
      ['robots', 'noindex'],
      ['referrer', 'no-referrer'],
    ]);
    expect(page).toHaveAttribute('data-version', '7b1b44c');
  },
);

test.each([
  ['/t/c2VjcmV0', null, 'open_link', 'c2VjcmV0'],
  ['/t/', { token: 'c2VjcmV0' }, 'open_link', 'c2VjcmV0'],
  ['/t/', null, 'open_link', ''],
  ['/unsubscribe/c2VjcmV0', null, 'read_opt_out', 'c2VjcmV0'],
])('The data of %s with %j is requested while its script is loaded', async (path, state, name, token) => {
  run(path, state);
  await allSettled();
  expect(fetchMock).toHaveBeenLastCalledWith(
    `http://localhost:54321/rest/v1/rpc/${name}`,
    expect.objectContaining({
      method: 'POST',
      headers: expect.objectContaining({ apikey: 'sb_publishable_example' }),
      body: JSON.stringify({ token }),
    }),
  );
  expect(globalThis).toHaveProperty('pitlanePageData', expect.any(Promise));
});

test("A link's page whose remote is unreachable shows an error", async () => {
  document.body.innerHTML = '<div id="root"></div>';
  sessionStorage.setItem('pitlane.left-for.page', '/static/one.js /static/two.js');
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  run('/t/c2VjcmV0');
  await allSettled();
  sessionStorage.clear();
  expect(document.body).toHaveTextContent('Pitlane could not start.');
});

test('The landing page preloads no files of other pages', () => {
  run('/');
  expect(preloaded()).toEqual([]);
  paint(['first-contentful-paint']);
  expect(preloaded()).toEqual([]);
});

test('Code that fails to load is reported, except on the landing page', () => {
  document.body.innerHTML = '<div id="root"></div>';
  run('/');
  paint(['first-contentful-paint']);
  failToLoad();
  expect(document.body.textContent).toBe('');
  document.querySelector('script')?.remove();

  // The page was reloaded for these files before.
  sessionStorage.setItem('pitlane.left-for.page', '/static/one.js /static/two.js');
  run('/login');
  failToLoad();
  sessionStorage.clear();
  expect(document.body).toHaveTextContent(
    'Pitlane could not start. Check your connection and reload the page.',
  );
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['purple', null],
])('The stored theme %s is applied before the first paint', (stored, theme) => {
  localStorage.setItem('pitlane-theme', stored);
  run('/');
  expect(page.getAttribute('data-theme')).toBe(theme);
});

test('A browser that blocks storage shows the landing page', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  run('/');
  paint(['first-contentful-paint']);
  expect(started()).toHaveLength(2);
});
