import { atMoment, someMoment } from './moment.ts';
import { dataTests } from './steps.ts';

const rules = dataTests('backend on PostgreSQL', 'test:postgres', 'rest');

test('a step at another moment says when, and is a second try at the same one', () => {
  const step = atMoment('2027-02-28T23:40', rules, '/lib/faketime.so');
  const ahead = (Date.parse('2027-02-28T18:10Z') - Date.now()) / 1000;
  expect(step.name).toBe('backend on PostgreSQL, long, at 2027-02-28T23:40');
  for (const each of [step, step.again?.('/one.test.ts')]) {
    expect(each?.environment).toMatchObject({ LD_PRELOAD: '/lib/faketime.so' });
    expect(Math.abs(Number(each?.environment?.FAKETIME) - ahead)).toBeLessThan(60);
  }
  expect(step.environment).toMatchObject({ PITLANE_TESTS: 'rest' });
});

test('a step says when it runs now, since libfaketime is missing', () => {
  const step = atMoment('2027-02-28T23:40', rules, '');
  expect(step.name).toMatch(/libfaketime is missing$/);
  expect(step.environment).toEqual(rules.environment);
});

test('a moment can be tried again, and some moment is one of the next year, to the minute', () => {
  process.env.PITLANE_TEST_MOMENT = '2027-02-28T23:40';
  expect(someMoment()).toBe('2027-02-28T23:40');
  delete process.env.PITLANE_TEST_MOMENT;
  const ahead = Date.parse(`${someMoment()}+05:30`) - Date.now();
  expect(ahead).toBeGreaterThan(-60_000);
  expect(ahead).toBeLessThan(366 * 24 * 3600 * 1000);
});
