import type { ListedPayRun, PayRun, SlipSums } from '@pitlane/shared-data/pay-runs';
import { mechanicId } from './build-mechanic.ts';

const started = {
  pay_run_id: 12,
  first_day: '2026-11-01',
  last_day: '2026-11-30',
  state: 'draft' as const,
  made_at: '2026-12-01T04:00:00Z',
  made_by_name: 'Meera',
  checked_at: null,
  checked_by_name: null,
  closed_at: null,
  closed_by_name: null,
};

/** A job of 45 minutes and an advance that is taken off. */
export const buildSlipSums = (changes: Partial<SlipSums> = {}): SlipSums => ({
  mechanic_id: mechanicId,
  mechanic_name: 'Ravi Kumar',
  jobs: 1,
  minutes: 45,
  time_pay: 225,
  bonus: 119.99,
  additions: 0,
  deductions: -100,
  total: 244.99,
  works_here: true,
  ...changes,
});

/** A draft that nobody has checked. */
export const buildPayRun = (changes: Partial<PayRun> = {}): PayRun => ({
  ...started,
  total: 244.99,
  seal: 'seal-1',
  is_checked: false,
  slips: [buildSlipSums()],
  questions: [],
  ...changes,
});

export const buildCheckedRun = (changes: Partial<PayRun> = {}): PayRun =>
  buildPayRun({
    checked_at: '2026-12-01T05:00:00Z',
    checked_by_name: 'Arjun',
    is_checked: true,
    ...changes,
  });

export const buildApprovedRun = (changes: Partial<PayRun> = {}): PayRun =>
  buildCheckedRun({
    state: 'approved',
    closed_at: '2026-12-01T06:00:00Z',
    closed_by_name: 'Meera',
    seal: null,
    ...changes,
  });

export const buildListedRun = (changes: Partial<ListedPayRun> = {}): ListedPayRun => ({
  ...started,
  total: null,
  mechanics: 0,
  open_questions: 0,
  ...changes,
});
