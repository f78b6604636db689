import type { PaySlipJob, PaySlipSheet } from '../pay-slip/pay-slip-sheet.ts';

const job: PaySlipJob = {
  requestId: 1042,
  completed: '2026-11-12',
  service: 'Brake Repair & Service',
  plate: 'KA 05 MN 4521',
  minutes: 150,
  hourlyRate: 437.35,
  timePay: 1093.38,
  bonusRate: 3,
  cost: 1_23_658.5,
  bonus: 3709.76,
  amount: 4803.14,
};

/** A slip of two jobs, with a line of each other kind and two questions. */
export const samplePaySlip: PaySlipSheet = {
  number: 12,
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  approved: { date: '2026-12-01', name: 'Meera Iyer' },
  garage: {
    name: 'Pitlane Garage, Indiranagar',
    address: '12, 100 Feet Road\nBengaluru 560038',
    phone: '+91 80 4100 2200',
    email: 'office@pitlane.test',
  },
  logo: null,
  mechanicName: 'Ravi Kumar',
  jobs: [
    job,
    {
      ...job,
      requestId: 1050,
      service: 'Oil Change',
      minutes: 45,
      timePay: 328.01,
      cost: 3999.5,
      bonus: 119.99,
      amount: 448,
    },
  ],
  jobsSum: 5251.14,
  others: [
    {
      label: 'Additions',
      sum: 500,
      lines: [{ reason: 'Diwali', addedBy: 'Meera Iyer', amount: 500 }],
    },
    {
      label: 'Deductions',
      sum: -1250.5,
      lines: [
        { reason: 'Advance of 5 November', addedBy: 'Meera Iyer', amount: -1000 },
        { reason: 'Broken torque wrench, half of its price', addedBy: 'Meera Iyer', amount: -250.5 },
      ],
    },
  ],
  total: 4500.64,
  questions: [
    {
      about: 'Job #1050, Oil Change',
      question: 'It took two hours. Why are 45 minutes paid?',
      answer: {
        text: 'The service has 45 minutes. The rest was waiting for the filter.',
        name: 'Meera Iyer',
      },
    },
    { about: 'Diwali', question: 'Is this the whole bonus?', answer: null },
  ],
};

/** As many jobs as this. */
export const paySlipWithJobs = (count: number): PaySlipSheet => ({
  ...samplePaySlip,
  jobs: Array.from({ length: count }, (_, index) => ({ ...job, requestId: 2001 + index })),
  jobsSum: Math.round(480_314 * count) / 100,
  total: Math.round(480_314 * count - 75_050) / 100,
});
