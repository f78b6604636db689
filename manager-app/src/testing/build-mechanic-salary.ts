import type { Mechanic, MechanicSalary, UnpaidJob } from '@pitlane/shared-data/mechanics';
import type { SalaryPayment } from '@pitlane/shared-data/salary';

export const mechanicId = '00000000-0000-4000-8000-000000000014';

/** A mechanic as the backend sends one to a manager, for tests. */
export const buildMechanic = (changes: Partial<Mechanic> = {}): Mechanic => ({
  mechanic_id: mechanicId,
  employee_id: 'M-014',
  name: 'Ravi Kumar',
  email: 'ravi@pitlane.test',
  phone: '+91 98450 00014',
  experience_years: 8,
  specialization: 'Electrical Systems',
  specializations: ['Electrical Systems', 'Diagnostics'],
  available: true,
  availability_status: 'available',
  rating: 4.6,
  hourly_rate: 450,
  hire_date: '2019-04-01',
  created_at: '2019-04-01T04:00:00Z',
  email_verified: true,
  phone_verified: true,
  ...changes,
});

/** 90 minutes at 450 rupees are 675 rupees; 3 percent of 10,250 rupees are 307.50. */
const batteryJob: UnpaidJob = {
  request_id: 12,
  service_name: 'Battery Service',
  brand: 'Hyundai',
  model: 'Creta',
  registration_number: 'KA 01 AB 1234',
  completion_date: '2026-11-18T09:00:00Z',
  minutes: 90,
  cost: 10_250,
  time_pay: 675,
  bonus: 307.5,
};

/** 45 minutes at 450 rupees are 337.50 rupees; 3 percent of 3,500 rupees are 105. */
const oilJob: UnpaidJob = {
  request_id: 15,
  service_name: 'Oil Change',
  brand: 'Tata',
  model: 'Nexon',
  registration_number: 'KA 05 CD 7788',
  completion_date: '2026-11-20T10:30:00Z',
  minutes: 45,
  cost: 3500,
  time_pay: 337.5,
  bonus: 105,
};

/** A mechanic with two unpaid jobs, for tests. */
export const buildMechanicSalary = (changes: Partial<MechanicSalary> = {}): MechanicSalary => ({
  mechanic: buildMechanic(),
  unpaid_jobs: [batteryJob, oilJob],
  time_pay: 1012.5,
  bonus: 412.5,
  bonus_rate: 0.03,
  total: 1425,
  statistics: { total_jobs: 31, completed_jobs: 27, open_jobs: 3, paid_jobs: 25, total_paid: 240_000 },
  ...changes,
});

/** The same mechanic when everything has been paid, for tests. */
export const buildPaidMechanicSalary = () =>
  buildMechanicSalary({ unpaid_jobs: [], time_pay: 0, bonus: 0, total: 0 });

/** The payment for both jobs, for tests. */
export const buildPayment = (changes: Partial<SalaryPayment> = {}): SalaryPayment => ({
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
  ...changes,
});
