import { isolatedScope } from './isolated-scope.ts';

type Shared = ReturnType<typeof isolatedScope>[string][string];

/** The only version of a module in a scope. */
const onlyVersion = (scope: Record<string, Record<string, Shared>>, request: string) => {
  const [shared] = Object.values(scope[request] ?? {});
  if (!shared) throw new Error(`${request} is not shared`);
  return shared;
};

const sharedBy = (from: string, get: Shared['get']): Shared => ({
  version: '1.0.0',
  from,
  get,
  shareConfig: { singleton: false, requiredVersion: '^1.0.0' },
  scope: ['default'],
  useIn: [],
  deps: [],
  strategy: 'loaded-first',
});

const moduleOfShell = async () => () => 'module of the shell';

test('A remote gets the modules of the shell, and what it adds or loads stays its own', async () => {
  const scope = { forms: { '1.0.0': sharedBy('shell', moduleOfShell) } };
  const own = isolatedScope(scope);
  expect((await onlyVersion(own, 'forms').get())()).toBe('module of the shell');

  onlyVersion(own, 'forms').loaded = true;
  Object.assign(own, { charts: {} });
  Object.assign(own.forms ?? {}, { '2.0.0': sharedBy('remote', moduleOfShell) });
  expect(isolatedScope(scope)).toMatchObject({ forms: { '1.0.0': { from: 'shell' } } });
  expect(Object.keys(scope)).toEqual(['forms']);
  expect(Object.keys(scope.forms)).toEqual(['1.0.0']);
  expect(onlyVersion(scope, 'forms').loaded).toBeUndefined();
});

test('A module whose request failed is requested again', async () => {
  let isOnline = false;
  const load = async () => {
    if (!isOnline) throw new Error('offline');
    return () => 'module';
  };
  const shared = onlyVersion(isolatedScope({ forms: { '1.0.0': sharedBy('shell', load) } }), 'forms');
  // As the library does: it waits for this promise whenever it is there.
  const loading = Promise.resolve(shared.get());
  shared.loading = loading;
  await expect(loading).rejects.toThrow('offline');
  expect(shared.loading).toBeNull();
  isOnline = true;
  expect((await shared.get())()).toBe('module');
});
