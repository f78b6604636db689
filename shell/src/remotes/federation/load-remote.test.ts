/** @page */

import { contractVersion } from '@pitlane/shared-data/remote-contract';
import { loadRemoteModule } from './load-remote.ts';
import { RemoteError } from './remote-error.ts';

// Inserted by the build.
Object.assign(globalThis, { SHARED_MODULES: {}, BUNDLER_RUNTIME: 'pitlaneBundlerRuntime' });

/** What the entry's script leads to: the exposed module, or a failure. */
let response: () => Promise<unknown>;
let requested: HTMLScriptElement[] = [];

// The test environment loads no scripts: an added one defines its container at once.
const define = <T extends Node>(script: T): T => {
  if (!(script instanceof HTMLScriptElement)) throw new Error('Only scripts are expected');
  requested.push(script);
  const container = { init: () => undefined, get: async () => response().then((module) => () => module) };
  Object.assign(globalThis, { pitlane_mechanic: container });
  script.onload?.(new Event('load'));
  return script;
};

beforeEach(() => {
  requested = [];
  jest.spyOn(document.head, 'appendChild').mockImplementation(define);
  // The library warns of an entry that is loaded again.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const remote = {
  url: 'http://localhost:3002/',
  manifest: {
    contract: 2,
    name: 'mechanic',
    label: 'Workshop portal',
    team: 'Workshop team',
    version: '7b1b44c',
    entry: 'remoteEntry.js',
    routes: [],
    nav: [],
  },
};

const respondWith = (next: () => Promise<unknown>) => {
  response = next;
};

const failure = () =>
  loadRemoteModule(remote).then(
    () => undefined,
    (error: unknown) => error,
  );

test.each([contractVersion, contractVersion - 1])('A remote with contract %s is loaded', async (contract) => {
  const module = { contract, createRoutes: () => [] };
  respondWith(async () => module);
  expect(await loadRemoteModule(remote)).toBe(module);
});

test.each<[string, () => Promise<unknown>, string]>([
  ['has an unknown contract', async () => ({ contract: 99, createRoutes: () => [] }), 'Contract 99'],
  ['exports nothing', async () => null, 'not a remote'],
  ['throws while loading', () => Promise.reject(new Error('a defect')), 'a defect'],
])('A remote that %s is reported as unavailable', async (_, response, cause) => {
  respondWith(response);
  const error = await failure();
  expect(error).toBeInstanceOf(RemoteError);
  expect(error).toMatchObject({
    label: 'Workshop portal',
    cause: { message: expect.stringContaining(cause) },
  });
});

test('The entry is requested again after a failure, and once it has been loaded, never again', async () => {
  respondWith(() => Promise.reject(new Error('offline')));
  await failure();
  respondWith(async () => ({ contract: contractVersion, createRoutes: () => [] }));
  requested = [];
  await loadRemoteModule(remote);
  expect(requested).toHaveLength(1);
  requested = [];
  await loadRemoteModule(remote);
  expect(requested).toEqual([]);
});

test('The entry of a newer release is requested after a failure, with CORS', async () => {
  respondWith(() => Promise.reject(new Error('removed')));
  await failure();
  respondWith(async () => ({ contract: contractVersion, createRoutes: () => [] }));
  requested = [];
  await loadRemoteModule({ ...remote, manifest: { ...remote.manifest, entry: 'remoteEntry.2.js' } });
  expect(requested).toMatchObject([
    { src: 'http://localhost:3002/remoteEntry.2.js', crossOrigin: 'anonymous' },
  ]);
});

test('Loading a remote times out after 15 seconds', async () => {
  jest.useFakeTimers();
  respondWith(() => new Promise(() => {}));
  const result = failure();
  await jest.advanceTimersByTimeAsync(14_900);
  expect(await Promise.race([result, 'waiting'])).toBe('waiting');
  await jest.advanceTimersByTimeAsync(200);
  expect(await result).toMatchObject({ cause: { message: 'No response within 15000 ms' } });
  jest.useRealTimers();
});
