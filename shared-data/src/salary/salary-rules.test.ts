import { jobBonus, jobTimePay, salaryDue } from './salary-rules.ts';

const cost = (final_cost: number | null, estimated_cost = 1000) => ({ final_cost, estimated_cost });

test('the bonus is 3 percent of the final cost', () => {
  expect(jobBonus(cost(4200))).toBe(126);
});

test('without a final cost the bonus is 3 percent of the estimate', () => {
  expect(jobBonus(cost(null, 3500))).toBe(105);
});

test('a final cost of zero is a cost, and earns no bonus', () => {
  expect(jobBonus(cost(0, 3500))).toBe(0);
});

test.each([
  ['half a paisa is rounded up', 0.5, 0.02],
  ['less than half a paisa is rounded down', 0.49, 0.01],
  ['an amount that binary fractions cannot hold', 1.15, 0.03],
  ['a cost with paise', 12345.67, 370.37],
  ['the largest cost the database takes', 9_999_999_999.99, 300_000_000],
])('the bonus is exact to the paisa: %s', (_, final, bonus) => {
  expect(jobBonus(cost(final))).toBe(bonus);
});

test.each([
  ['no time', 0, 300, 0],
  ['half an hour', 30, 300, 150],
  ['an hour', 60, 299.99, 299.99],
  ['an hour and a half', 90, 333.33, 500],
  ['a time that is no whole fraction of an hour', 50, 350.01, 291.68],
  ['a third of an hour', 20, 100, 33.33],
  ['two thirds of an hour', 40, 100, 66.67],
  ['a mechanic without a rate', 120, 0, 0],
])('time pay is minutes at the hourly rate: %s', (_, minutes, rate, pay) => {
  expect(jobTimePay(minutes, rate)).toBe(pay);
});

test('the salary due is the sum of what each job earns, rounded per job', () => {
  const jobs = [
    { ...cost(0.5), minutes: 20 },
    { ...cost(null, 0.5), minutes: 20 },
    { ...cost(0.1), minutes: 20 },
  ];
  expect(salaryDue(jobs, 100)).toEqual({ timePay: 99.99, bonus: 0.04, total: 100.03 });
});

test('without jobs nothing is due', () => {
  expect(salaryDue([], 350)).toEqual({ timePay: 0, bonus: 0, total: 0 });
});
