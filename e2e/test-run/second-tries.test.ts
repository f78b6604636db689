import { secondTries } from './second-tries.ts';

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

it('names flaky tests with their file and groups', () => {
  const suites = [
    {
      title: 'shell/landing.spec.ts',
      specs: [spec('is shown', 'expected'), spec('has links', 'flaky')],
      suites: [{ title: 'at 390 px', specs: [spec('scrolls', 'flaky'), spec('prints', 'unexpected')] }],
    },
    { title: 'shell/login.spec.ts', specs: [spec('signs in', 'expected')] },
  ];
  expect(secondTries(suites)).toEqual([
    'shell/landing.spec.ts › has links',
    'shell/landing.spec.ts › at 390 px › scrolls',
  ]);
});
