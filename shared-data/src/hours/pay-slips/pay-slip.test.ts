import * as fc from 'fast-check';
import {
  buildOtherPayLine,
  buildPayLine,
  buildPayQuestion,
  buildPaySlip,
} from '../../testing/builders/build-pay-slip.ts';
import { payLineKinds } from '../pay-runs/pay-kinds.ts';
import { bonusRule, payGroups, payLineName, payPeriod, timePayRule } from './pay-slip.ts';
import { paySlipSheet } from './pay-slip-sheet.ts';

const garage = { name: 'Pitlane Garage', address: '1 Road', phone: '', email: 'office@pitlane.test' };

test('A line says its job or reason, and the rules that its amount follows', () => {
  expect(payLineName(buildPayLine())).toBe('Oil Change');
  expect(timePayRule(buildPayLine())).toBe('45 min at ₹300.00 an hour');
  expect(bonusRule(buildPayLine())).toBe('3% of ₹3,999.50');
  expect(payLineName(buildOtherPayLine())).toBe('Advance of 5 November');
  expect([timePayRule(buildOtherPayLine()), bonusRule(buildOtherPayLine())]).toEqual([null, null]);
});

test('A period says its year once, or both where it begins in another', () => {
  expect(payPeriod(buildPaySlip())).toBe('1 to 30 Nov 2026');
  expect(payPeriod({ first_day: '2026-11-16', last_day: '2026-12-15' })).toBe('16 Nov to 15 Dec 2026');
  expect(payPeriod({ first_day: '2026-12-16', last_day: '2027-01-15' })).toBe('16 Dec 2026 to 15 Jan 2027');
});

test('Every line is in one group, and the sums of the groups add up to the paisa', () => {
  const line = fc
    .record({
      kind: fc.constantFrom(...payLineKinds),
      amount: fc.integer({ min: -1e9, max: 1e9 }).map((paise) => paise / 100),
    })
    .map(({ kind, amount }) =>
      kind === 'job' ? buildPayLine({ amount }) : buildOtherPayLine({ kind, amount }),
    );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const groups = payGroups(lines);
      const paise = (amounts: { amount: number }[]) =>
        amounts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
      expect(groups.flatMap((group) => group.lines)).toHaveLength(lines.length);
      expect(groups.reduce((sum, group) => sum + Math.round(group.sum * 100), 0)).toBe(paise(lines));
      const total = paise(lines) / 100;
      const sheet = paySlipSheet(buildPaySlip({ lines, total }), { garage, logo: null });
      const printed = [sheet.jobsSum, ...sheet.others.map(({ sum }) => sum)];
      expect(printed.reduce((sum, each) => sum + Math.round(each * 100), 0)).toBe(
        Math.round(sheet.total * 100),
      );
      expect(paise([...sheet.jobs])).toBe(Math.round(sheet.jobsSum * 100));
    }),
  );
});

test('The sheet has the jobs with their numbers, the other lines, and each question with its answer', () => {
  const answered = buildPayQuestion({
    answer: 'The rest was waiting.',
    answered_at: '2026-12-02T05:00:00Z',
    answered_by_name: 'Meera',
  });
  const lines = [
    buildPayLine({ questions: [answered] }),
    buildOtherPayLine({ questions: [buildPayQuestion({ question: 'Why?' })] }),
  ];
  const sheet = paySlipSheet(buildPaySlip({ lines }), { garage, logo: { url: 'data:image/png;base64,AA' } });
  expect(sheet).toMatchObject({
    number: 12,
    mechanicName: 'Ravi Kumar',
    approved: { date: '2026-12-01', name: 'Meera' },
    garage: { name: 'Pitlane Garage', phone: null },
    jobs: [
      { requestId: 41, completed: '2026-11-12', minutes: 45, hourlyRate: 300, bonusRate: 3, cost: 3999.5 },
    ],
    others: [
      { label: 'Deductions', sum: -100, lines: [{ reason: 'Advance of 5 November', addedBy: 'Meera' }] },
    ],
    questions: [
      { about: 'Job #41, Oil Change', answer: { text: 'The rest was waiting.', name: 'Meera' } },
      { about: 'Advance of 5 November', question: 'Why?', answer: null },
    ],
  });
  expect(paySlipSheet(buildPaySlip({ state: 'draft' }), { garage, logo: null }).approved).toBeNull();
});
