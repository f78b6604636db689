/** @page */

import { bufferReports, type RecordedEvent, report, setReportListener } from './report.ts';
import { watchErrors } from './report-error.ts';
import { toReport } from './to-report.ts';

const remotes = [
  { name: 'customer', url: 'https://apps.test/customer/', version: '1111111' },
  { name: 'manager', url: 'https://apps.test/manager/', version: '2222222' },
];
const vital = { kind: 'web-vital', name: 'LCP', value: 900, rating: 'good' } as const;

beforeEach(() => {
  document.documentElement.dataset.version = '9999999';
});
afterEach(() => setReportListener(undefined));

test('Without buffering, events before the listener are discarded', () => {
  report(vital);
  const events: RecordedEvent[] = [];
  setReportListener((event) => events.push(event));
  expect(events).toEqual([]);
});

test('A listener receives the buffered events', () => {
  bufferReports();
  report(vital);
  const events: RecordedEvent[] = [];
  setReportListener((event) => events.push(event));
  report({ kind: 'remote-failed', message: 'unreachable' }, 'mechanic');
  expect(events).toEqual([vital, { kind: 'remote-failed', message: 'unreachable', of: 'mechanic' }]);
});

test('Uncaught errors are reported', () => {
  const events: RecordedEvent[] = [];
  setReportListener((event) => events.push(event));
  watchErrors();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('a defect') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'refused' }));
  expect(events).toEqual([
    expect.objectContaining({ kind: 'error', message: 'a defect', stack: expect.any(String) }),
    { kind: 'error', message: 'refused' },
  ]);
});

const thrownAt = (url: string): RecordedEvent => ({
  kind: 'error',
  message: 'a defect',
  stack: `Error: a defect\n    at pay (${url}static/js/async/9.js:1:5)\n    at https://apps.test/customer/x.js:1:1`,
});

test.each<[string, RecordedEvent, object]>([
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
])('A report names %s', (_case, event, release) => {
  expect(toReport(event, remotes, { page: '/salary-payments', app: 'manager' })).toMatchObject({
    ...release,
    page: '/salary-payments',
  });
});

test("On a page of the shell, web vitals belong to the shell's release", () => {
  expect(toReport(vital, remotes, { page: '/login' })).toMatchObject({ app: 'shell', version: '9999999' });
});
