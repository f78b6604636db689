import type { CustomerAccount, ManagerAccount, MechanicAccount } from '../../foundation/session/account.ts';

/** One account of each role. */
export const customer: CustomerAccount = {
  id: '00000000-0000-4000-8000-000000000001',
  customer_id: '00000000-0000-4000-8000-000000000001',
  name: 'Asha Rao',
  email: 'asha@pitlane.test',
  phone: '98450 11111',
  address: '14 Residency Road, Bengaluru',
  role: 'customer',
};

export const mechanic: MechanicAccount = {
  id: '00000000-0000-4000-8000-000000000002',
  mechanic_id: '00000000-0000-4000-8000-000000000002',
  employee_id: 'M-014',
  name: 'Ravi Menon',
  email: 'ravi@pitlane.test',
  phone: '98450 22222',
  role: 'mechanic',
  experience_years: 7,
  rating: 4.6,
  hourly_rate: 450,
  specializations: ['Brakes', 'Diagnostics'],
  availability_status: 'available',
  available: true,
};

export const manager: ManagerAccount = {
  id: '00000000-0000-4000-8000-000000000003',
  manager_id: '00000000-0000-4000-8000-000000000003',
  name: 'Meera Iyer',
  email: 'meera@pitlane.test',
  phone: '98450 33333',
  department: 'Management',
  may_pay: true,
  may_change_settings: true,
  role: 'manager',
};
