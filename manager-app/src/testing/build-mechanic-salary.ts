import type { MechanicSalary, UnpaidJob } from '@pitlane/shared-data/mechanics';
import type { SalaryPayment } from '@pitlane/shared-data/salary';
import { buildMechanic, mechanicId } from './build-mechanic.ts';

/** 90 minutes at 450 rupees are 675 rupees; 3 percent of 10,250 rupees are 307.50. */
const batteryJob: UnpaidJob = {
  request_id: 12,
  service_name: 'Battery Service',
  vehicle_id: 3,
  brand: 'Hyundai',
  model: 'Creta',
  year: 2021,
  registration_number: 'KA 01 AB 1234',
  completion_date: '2026-11-18T09:00:00Z',
  minutes: 90,
  cost: 10_250,
  exceeds_estimate: false,
  repeats: null,
  time_pay: 675,
  bonus: 307.5,
};

/** 45 minutes at 450 rupees are 337.50 rupees; 3 percent of 3,500 rupees are 105. */
const oilJob: UnpaidJob = {
  request_id: 15,
  service_name: 'Oil Change',
  vehicle_id: 4,
  brand: 'Tata',
  model: 'Nexon',
  year: 2022,
  registration_number: 'KA 05 CD 7788',
  completion_date: '2026-11-20T10:30:00Z',
  minutes: 45,
  cost: 3500,
  exceeds_estimate: false,
  repeats: null,
  time_pay: 337.5,
  bonus: 105,
};

/** A mechanic with two unpaid jobs. */
export const buildMechanicSalary = (overrides: Partial<MechanicSalary> = {}): MechanicSalary => ({
  mechanic: buildMechanic(),
  unpaid_jobs: [batteryJob, oilJob],
  time_pay: 1012.5,
  bonus: 412.5,
  bonus_rate: 0.03,
  total: 1425,
  statistics: { total_jobs: 31, completed_jobs: 27, open_jobs: 3, paid_jobs: 25, total_paid: 240_000 },
  ...overrides,
});

/** The same mechanic when everything has been paid. */
export const buildPaidMechanicSalary = () =>
  buildMechanicSalary({ unpaid_jobs: [], time_pay: 0, bonus: 0, total: 0 });

/** The payment for both jobs. */
export const buildPayment = (overrides: Partial<SalaryPayment> = {}): SalaryPayment => ({
  payment_id: 88,
  payment_date: '2026-11-21T06:30:00Z',
  mechanic_id: mechanicId,
  mechanic_name: 'Ravi Kumar',
  mechanic_email: 'ravi@pitlane.test',
  time_based_pay: 1012.5,
  bonus_amount: 412.5,
  total_amount: 1425,
  jobs_included: [12, 15],
  notes: null,
  ...overrides,
});
