import { paidTotal, salaryDue } from './salary-rules.ts';

test('the salary due is the sum of what each job earns, to the paisa', () => {
  const jobs = [
    { time_pay: 33.33, bonus: 0.02 },
    { time_pay: 33.33, bonus: 0.02 },
    { time_pay: 33.33, bonus: 0 },
  ];
  expect(salaryDue(jobs)).toEqual({ timePay: 99.99, bonus: 0.04, total: 100.03 });
});

test('amounts are added without floating-point errors', () => {
  expect(salaryDue([{ time_pay: 0.1, bonus: 0.2 }])).toEqual({ timePay: 0.1, bonus: 0.2, total: 0.3 });
});

test('without jobs the salary due is zero', () => {
  expect(salaryDue([])).toEqual({ timePay: 0, bonus: 0, total: 0 });
});

test.each([
  [1500, '₹1,500.00', '+₹75.00'],
  [1400, '₹1,400.00', '-₹25.00'],
  [1425, '₹1,425.00', undefined],
])('a payment of %d has the adjustment of its total', (total_amount, total, adjustment) => {
  expect(paidTotal({ time_based_pay: 1012.5, bonus_amount: 412.5, total_amount })).toEqual({
    total,
    adjustment,
  });
});
