import type { FoundRemote } from '../remotes/remote-registry.ts';
import { watchErrors } from './page-errors.ts';
import { placeIn } from './place-in.ts';
import { expectListener, type Heard, listen, report } from './report.ts';
import { toReport } from './to-report.ts';

const remote = (name: string, url: string, version: string): FoundRemote => ({
  url,
  manifest: { contract: 2, name, label: name, team: name, version, entry: 'e.js', routes: [], nav: [] },
});
const found = [
  remote('customer', 'https://apps.test/customer/', '1111111'),
  remote('manager', 'https://apps.test/manager/', '2222222'),
];
const vital = { kind: 'web-vital', name: 'LCP', value: 900, rating: 'good' } as const;

beforeEach(() => {
  document.documentElement.dataset.version = '9999999';
});
afterEach(() => listen(undefined));

test('without a listener nothing is kept', () => {
  report(vital);
  const heard: Heard[] = [];
  listen((each) => heard.push(each));
  expect(heard).toEqual([]);
});

test('a listener that comes late is told what happened before', () => {
  expectListener();
  report(vital);
  const heard: Heard[] = [];
  listen((each) => heard.push(each));
  report({ kind: 'remote-failed', message: 'away' }, 'mechanic');
  expect(heard).toEqual([vital, { kind: 'remote-failed', message: 'away', of: 'mechanic' }]);
});

test('errors that nobody catches are reported', () => {
  const heard: Heard[] = [];
  listen((each) => heard.push(each));
  watchErrors();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('a defect') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'refused' }));
  expect(heard).toEqual([
    expect.objectContaining({ kind: 'error', message: 'a defect', stack: expect.any(String) }),
    { kind: 'error', message: 'refused' },
  ]);
});

const thrownAt = (url: string): Heard => ({
  kind: 'error',
  message: 'a defect',
  stack: `Error: a defect\n    at pay (${url}static/js/async/9.js:1:5)\n    at https://apps.test/customer/x.js:1:1`,
});

test.each<[string, Heard, object]>([
  ['its own release', { ...vital, of: { app: 'x', version: '7' } }, { app: 'x', version: '7' }],
  ['the release of the remote that shows the page', vital, { app: 'manager', version: '2222222' }],
  [
    'the remote whose file threw',
    thrownAt('https://apps.test/customer/'),
    { app: 'customer', version: '1111111' },
  ],
  ['the shell, whose file threw', thrownAt('https://garage.test/'), { app: 'shell', version: '9999999' }],
  [
    'no release, when only a name is known',
    { kind: 'remote-failed', message: '', of: 'mechanic' },
    { app: 'mechanic', version: 'unknown' },
  ],
])('a report names %s', (_case, heard, release) => {
  expect(toReport(heard, found, { page: '/salary-payments', app: 'manager' })).toMatchObject({
    ...release,
    page: '/salary-payments',
  });
});

test('on a page of the shell, what people wait for is the shell’s', () => {
  expect(toReport(vital, found, { page: '/login' })).toMatchObject({ app: 'shell', version: '9999999' });
});

test('a page is named by its pattern, never by the id in its address', () => {
  const matches = [
    { route: { id: 'framed' } },
    { route: { id: 'remote:manager' } },
    { route: { id: '0-1', path: '/customer-details/:customerId' } },
  ];
  expect(placeIn(matches)).toEqual({ page: '/customer-details/:customerId', app: 'manager' });
  expect(placeIn([{ route: { id: '1', path: '/login' } }])).toEqual({ page: '/login' });
});
