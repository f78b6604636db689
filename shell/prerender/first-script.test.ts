import { readFileSync } from 'node:fs';
import path from 'node:path';

const firstScript = readFileSync(path.resolve(__dirname, 'first-script.js'), 'utf8');
const page = document.documentElement;

const ahead = 'start: /static/start.js, frame: /static/frame.js, /login: /static/login.js';

const settings = Promise.resolve('the settings');
const ask = jest.fn(() => settings);

let paint: (names: string[]) => void;

/** Runs the script as the browser would: before anything is shown, with the names of two files. */
function run(pathname: string) {
  window.history.replaceState(null, '', pathname);
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  script.dataset.files = '/static/one.js /static/two.js';
  script.dataset.ahead = ahead;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  globalThis.PerformanceObserver = class {
    constructor(told: (list: { getEntriesByName: (name: string) => string[] }) => void) {
      paint = (names) => told({ getEntriesByName: (name) => names.filter((one) => one === name) });
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof PerformanceObserver;
  new Function(firstScript)();
}

const started = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));

const fetchedAhead = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  delete page.dataset.page;
  delete page.dataset.theme;
  localStorage.clear();
  ask.mockClear();
  globalThis.fetch = ask as unknown as typeof fetch;
});
afterEach(() => {
  for (const element of document.querySelectorAll('script, link')) element.remove();
  window.history.replaceState(null, '', '/');
});

test('at the landing the code starts once its words are on the screen, in its order', () => {
  run('/');
  paint(['first-paint']);
  expect(started()).toEqual([]);
  paint(['first-paint', 'first-contentful-paint']);
  expect(started()).toEqual(['/static/one.js', '/static/two.js']);
  expect(page).not.toHaveAttribute('data-page');
});

test('at any other address the code starts at once, and the landing is not shown', () => {
  run('/login');
  expect(started()).toEqual(['/static/one.js', '/static/two.js']);
  expect(page).toHaveAttribute('data-page', 'app');
});

test('the settings are asked for with the first files, at the landing after its words', async () => {
  run('/');
  expect(ask).not.toHaveBeenCalled();
  paint(['first-contentful-paint']);
  expect(ask).toHaveBeenCalledWith('/portal.json', expect.objectContaining({ cache: 'no-cache' }));
  expect(globalThis.pitlaneSettings).toBe(settings);
});

const failToLoad = () => document.querySelector('script')?.dispatchEvent(new Event('error'));

test.each([
  ['/login', ['/static/start.js', '/static/login.js']],
  ['/my-vehicles', ['/static/start.js', '/static/frame.js']],
])('%s asks at once for what its code will ask for', (pathname, files) => {
  run(pathname);
  expect(fetchedAhead()).toEqual(files);
});

test('the files of everything else are left to the code that will need them', () => {
  run('/login');
  expect(globalThis.pitlaneFiles).toEqual({
    start: ['/static/start.js'],
    frame: ['/static/frame.js'],
    '/login': ['/static/login.js'],
  });
});

test('the landing asks ahead for nothing but the code of every page', () => {
  run('/');
  expect(fetchedAhead()).toEqual([]);
  paint(['first-contentful-paint']);
  expect(fetchedAhead()).toEqual(['/static/start.js']);
});

test('code that cannot be had is told; the landing does without', () => {
  document.body.innerHTML = '<div id="root"></div>';
  run('/');
  paint(['first-contentful-paint']);
  failToLoad();
  expect(document.body.textContent).toBe('');
  document.querySelector('script')?.remove();

  // The page was loaded anew for these files before.
  sessionStorage.setItem('pitlane.left-for.page', '/static/one.js /static/two.js');
  run('/login');
  failToLoad();
  sessionStorage.clear();
  expect(document.body).toHaveTextContent(
    'Pitlane could not start. Check your connection and load the page anew.',
  );
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['purple', null],
])('the stored theme %s is there from the first moment', (stored, theme) => {
  localStorage.setItem('pitlane-theme', stored);
  run('/');
  expect(page.getAttribute('data-theme')).toBe(theme);
});

test('a browser that blocks storage shows the landing all the same', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  run('/');
  paint(['first-contentful-paint']);
  expect(started()).toHaveLength(2);
});
