import type { Till } from '@pitlane/shared-data/invoices';

/** Cash of ₹799.50 on the day, not closed. */
export const buildTill = (changes: Partial<Till> = {}): Till => ({
  day: '2026-11-22',
  methods: [
    { method: 'cash', received: 1000, given_back: -200.5, total: 799.5, payments: 2 },
    { method: 'upi', received: 2000.25, given_back: 0, total: 2000.25, payments: 1 },
    { method: 'card', received: 0, given_back: 0, total: 0, payments: 0 },
    { method: 'bank', received: 0, given_back: 0, total: 0, payments: 0 },
  ],
  total: 2799.75,
  expected_cash: 799.5,
  expenses: [],
  entries: [],
  corrections: [],
  closings: [],
  ...changes,
});
