import { buildApprovalRecord } from '@pitlane/shared-data/testing';
import { testFuzzedScreens } from '@pitlane/shared-data/testing-input';
import { createRoutes } from './routes.tsx';
import { buildAssignment, buildAssignmentPage } from './testing/build-assignment.ts';
import {
  buildCustomerPage,
  buildCustomerRequests,
  buildOverview,
  buildServicedVehicle,
  customerId,
} from './testing/build-customer.ts';
import {
  buildEstimate,
  buildEstimatePage,
  buildInspection,
  buildItem,
  buildLine,
} from './testing/build-estimate.ts';
import { buildAppliedImport, buildImport, buildImportRow } from './testing/build-import.ts';
import { buildAssignableMechanic, buildMechanicPage, mechanicId } from './testing/build-mechanic.ts';
import { buildMechanicSalary, buildPayment } from './testing/build-mechanic-salary.ts';
import {
  buildCarType,
  buildGarage,
  buildManager,
  buildService,
  buildTemplate,
  buildWeek,
} from './testing/build-settings.ts';
import { renderScreen } from './testing/render-screen.tsx';

const stats = {
  ...{ total_paid: 1, total_payments: 1, monthly_total: 1, monthly_payments: 1 },
  ...{ avg_payment: 1, unique_mechanics: 1 },
};
const change = {
  ...{ change_id: 7, changed_at: '2026-11-20T06:30:00Z', actor_name: 'Meera', actor_role: 'manager' },
  ...{ action: 'changed', subject: 'part', subject_key: '4', subject_label: 'Oil Filter' },
  before: { part_name: 'Oil', notes: 'old', constructor: 'x', anything: 'else' },
  after: { part_name: 'Oil Filter', notes: 'new', specializations: ['Brakes'] },
};
const salary = { 'rpc/mechanic_salary': buildMechanicSalary() };
const detail = { path: '/mechanic-detail/:mechanicId', url: `/mechanic-detail/${mechanicId}` };

testFuzzedScreens(renderScreen, createRoutes, [
  {
    path: '/assign-requests',
    responses: {
      'rpc/list_assignments': buildAssignmentPage([
        buildAssignment(),
        buildAssignment({
          request_id: 13,
          status: 'approved',
          assigned_mechanic: mechanicId,
          mechanic_name: 'Ravi',
        }),
      ]),
      'rpc/list_mechanics_for_assignment': [
        buildAssignableMechanic({ name: 'Ravi', specializations: ['Brakes'] }),
      ],
    },
  },
  {
    path: '/customer-management',
    searchBox: 'Search customers',
    responses: { 'rpc/list_customers': buildCustomerPage() },
  },
  {
    path: '/customer-details/:customerId',
    url: `/customer-details/${customerId}`,
    responses: {
      'rpc/customer_requests': buildCustomerRequests(),
      'rpc/customer_overview': buildOverview({
        vehicles: [buildServicedVehicle({ vin: 'V', engine_number: 'E', chassis_number: 'C' })],
      }),
    },
  },
  {
    path: '/mechanic-management',
    searchBox: 'Search mechanics',
    responses: { 'rpc/list_mechanics': buildMechanicPage() },
  },
  {
    ...detail,
    responses: { ...salary, 'rpc/pay_salary': buildPayment({ notes: 'Well done' }) },
    // Opens the dialog, then shows the receipt and the notification.
    press: ['Pay Salary', /^Pay Salary$/],
  },
  { ...detail, responses: salary, press: ['Dismiss Mechanic'] },
  {
    path: '/settings/garage',
    responses: { 'rpc/garage_settings': buildGarage(), 'rpc/save_garage': buildGarage() },
    press: ['Save'],
  },
  {
    path: '/settings/hours',
    responses: {
      'rpc/opening_days': {
        week: buildWeek(),
        closed_days: [{ day: '2026-12-26', reason: 'Festival' }],
      },
      bays: [{ bay_id: 1, name: 'Lift 1', active: true }],
    },
  },
  {
    path: '/settings/services',
    responses: { services: [buildService(), buildService({ service_id: 2, active: false })] },
  },
  {
    path: '/settings/car-models',
    responses: { cartypes: [buildCarType(), buildCarType({ cartype_id: 2, length_mm: null })] },
  },
  {
    path: '/settings/inspections',
    responses: {
      'rpc/inspection_templates': [buildTemplate(), buildTemplate({ template_id: 2, active: false })],
    },
    press: ['Edit'],
  },
  {
    path: '/settings/managers',
    responses: { managers: [buildManager()] },
    press: ['Hire Manager'],
  },
  {
    path: '/import',
    responses: {
      'rpc/list_imports': { rows: [buildImport(), buildAppliedImport({ import_id: 8 })], total: 2 },
    },
  },
  {
    path: '/import/:importId',
    url: '/import/7',
    responses: {
      'rpc/read_import': buildImport(),
      'rpc/list_import_rows': { rows: [buildImportRow()], total: 1 },
    },
  },
  {
    path: '/audit-trail',
    searchBox: 'Search the audit trail',
    responses: { 'rpc/list_changes': { rows: [change], total: 1 } },
  },
  {
    path: '/estimates',
    searchBox: 'Search estimates',
    responses: { 'rpc/list_estimates': buildEstimatePage() },
  },
  {
    path: '/estimates/:requestId',
    url: '/estimates/41',
    responses: {
      'rpc/request_estimate': buildEstimate({
        lines: [buildLine({ what_it_is: 'Discs', if_it_waits: 'Longer braking' })],
        inspections: [
          buildInspection({ items: [buildItem({ note: 'Worn', internal_note: 'Sell two', unit: 'mm' })] }),
        ],
        records: [buildApprovalRecord()],
      }),
    },
    press: ['Add line'],
  },
  {
    path: '/estimates/:requestId/record/:number',
    url: '/estimates/41/record/1',
    responses: { 'rpc/request_estimate': buildEstimate({ records: [buildApprovalRecord()] }) },
  },
  {
    path: '/salary-payments',
    searchBox: 'Search by mechanic name',
    responses: {
      'rpc/list_salary_payments': { rows: [{ ...buildPayment(), jobs_count: 2 }], total: 1, stats },
    },
  },
]);
