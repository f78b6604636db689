import { contractVersion } from '@pitlane/shared-data/remote-contract';
import { loadRemoteModule } from './load-remote.ts';
import { RemoteError } from './remote-error.ts';

// The build writes in what the builds share.
Object.assign(globalThis, { SHARED_MODULES: {} });

const mockLoadRemote = jest.fn();
// Stands in for the network: the runtime would fetch the remote's code with a script element.
jest.mock('@module-federation/runtime-tools/runtime', () => ({
  createInstance: () => ({ loadRemote: mockLoadRemote, registerRemotes: () => {} }),
}));

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

const answerWith = (answer: () => Promise<unknown>) => mockLoadRemote.mockImplementation(answer);

const failure = () =>
  loadRemoteModule(remote).then(
    () => undefined,
    (error: unknown) => error,
  );

test.each([contractVersion, contractVersion - 1])(
  'a remote that speaks contract %s is loaded',
  async (contract) => {
    const module = { contract, createRoutes: () => [] };
    answerWith(async () => module);
    expect(await loadRemoteModule(remote)).toBe(module);
  },
);

test.each<[string, () => Promise<unknown>, string]>([
  ['speaks another contract', async () => ({ contract: 99, createRoutes: () => [] }), 'Contract 99'],
  ['brings nothing', async () => null, 'not a remote'],
  ['throws while it starts', () => Promise.reject(new Error('a defect')), 'a defect'],
])('a remote that %s is named as not available', async (_, answer, cause) => {
  answerWith(answer);
  const error = await failure();
  expect(error).toBeInstanceOf(RemoteError);
  expect(error).toMatchObject({
    label: 'Workshop portal',
    cause: { message: expect.stringContaining(cause) },
  });
});

test('a remote that does not arrive within 15 seconds is given up', async () => {
  jest.useFakeTimers();
  answerWith(() => new Promise(() => {}));
  const given = failure();
  await jest.advanceTimersByTimeAsync(14_900);
  expect(await Promise.race([given, 'waiting'])).toBe('waiting');
  await jest.advanceTimersByTimeAsync(200);
  expect(await given).toMatchObject({ cause: { message: 'No answer within 15000 ms' } });
  jest.useRealTimers();
});
