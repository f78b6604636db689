import {
  buildApprovalRecord,
  buildBalance,
  buildBoard,
  buildCustomerPayment,
  buildDeferredLine,
  buildDueDocument,
  buildDueWork,
  buildDueWorkPage,
  buildHours,
  buildInvoice,
  buildPage,
  buildPayQuestion,
  buildPaySlip,
  buildReceipt,
  buildSchedule,
} from '@pitlane/shared-data/testing';
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
import { buildDraft } from './testing/build-draft.ts';
import {
  buildEstimate,
  buildEstimatePage,
  buildInspection,
  buildItem,
  buildLine,
} from './testing/build-estimate.ts';
import { buildAppliedImport, buildImport, buildImportRow } from './testing/build-import.ts';
import { buildInvoiceList } from './testing/build-invoice-list.ts';
import { buildAssignableMechanic, buildMechanicPage, mechanicId } from './testing/build-mechanic.ts';
import { buildMechanicSalary, buildPayment } from './testing/build-mechanic-salary.ts';
import {
  buildMessage,
  buildMessagePage,
  buildMessageSettings,
  buildMessageText,
} from './testing/build-message.ts';
import { buildListedRun, buildPayRun } from './testing/build-pay-run.ts';
import { buildMisfit, buildWorkingTimes } from './testing/build-plan.ts';
import { buildFigureRows, buildReport, buildTrend } from './testing/build-report.ts';
import {
  buildBundle,
  buildCarType,
  buildGarage,
  buildManager,
  buildService,
  buildTemplate,
  buildWeek,
} from './testing/build-settings.ts';
import { buildTill } from './testing/build-till.ts';
import { renderScreen } from './testing/render-screen.tsx';

const stats = {
  total_paid: 1,
  total_payments: 1,
  monthly_total: 1,
  monthly_payments: 1,
  avg_payment: 1,
  unique_mechanics: 1,
};
const change = {
  change_id: 7,
  changed_at: '2026-11-20T06:30:00Z',
  actor_name: 'Meera',
  actor_role: 'manager',
  action: 'changed',
  subject: 'part',
  subject_key: '4',
  subject_label: 'Oil Filter',
  before: { part_name: 'Oil', notes: 'old', constructor: 'x', anything: 'else' },
  after: { part_name: 'Oil Filter', notes: 'new', specializations: ['Brakes'] },
};
const closing = {
  closing_id: 1,
  day: '2026-11-22',
  expected: 799.5,
  counted: 790,
  difference: -9.5,
  reason: 'Change',
  closed_at: '2026-11-22T13:00:00Z',
  closed_by_name: 'Meera Iyer',
  notes: null,
};
const salary = {
  'rpc/mechanic_salary': buildMechanicSalary(),
  'rpc/working_times': buildWorkingTimes(),
};
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
    path: '/due-work',
    searchBox: 'Search due work',
    responses: {
      'rpc/list_due_work': buildDueWorkPage([buildDueWork(), buildDeferredLine(), buildDueDocument()]),
    },
  },
  { path: '/schedule', responses: { 'rpc/schedule': buildSchedule() } },
  {
    path: '/workshop-board',
    responses: {
      'rpc/workshop_board': buildBoard(),
      'rpc/list_misfits': { total: 1, rows: [buildMisfit()] },
    },
  },
  {
    path: '/pay-runs',
    responses: { 'rpc/list_pay_runs': { ...buildPage([buildListedRun()]), paid_until: null } },
  },
  {
    path: '/pay-runs/:payRunId',
    url: '/pay-runs/12',
    responses: {
      'rpc/pay_run_details': buildPayRun({ questions: [buildPayQuestion()] }),
      'rpc/pay_slip': buildPaySlip(),
      'rpc/check_pay_run': buildPayRun(),
    },
    press: ['Mark as Checked'],
  },
  { path: '/hours', responses: { 'rpc/hours': buildHours() } },
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
        limit_bookings: true,
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
    path: '/settings/bundles',
    responses: { 'rpc/bundles': [buildBundle()], services: [] },
  },
  {
    path: '/settings/inspections',
    responses: {
      'rpc/inspection_templates': [buildTemplate(), buildTemplate({ template_id: 2, active: false })],
    },
    press: ['Edit'],
  },
  {
    path: '/settings/messages',
    url: '/settings/messages?channel=sms',
    responses: {
      'rpc/message_settings': buildMessageSettings({ channels: [] }),
      'rpc/message_texts': [buildMessageText({ channel: 'sms', subject: null })],
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
    path: '/messages',
    searchBox: 'Search messages',
    responses: {
      'rpc/message_settings': buildMessageSettings(),
      'rpc/list_messages': buildMessagePage([
        buildMessage(),
        buildMessage({ message_id: 10, state: 'queued', due_at: '2026-11-20T06:30:00Z' }),
      ]),
    },
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
        lines: [
          buildLine({ what_it_is: 'Discs', if_it_waits: 'Longer braking' }),
          buildLine({ line_id: 10, unit_price: 2000, amount: 4000 }),
        ],
        inspections: [
          buildInspection({ items: [buildItem({ note: 'Worn', internal_note: 'Sell two', unit: 'mm' })] }),
        ],
        records: [buildApprovalRecord()],
      }),
      'rpc/garage_settings': buildGarage({ labour_rate: 900 }),
    },
    press: ['Discount'],
  },
  {
    path: '/estimates/:requestId/record/:number',
    url: '/estimates/41/record/1',
    responses: { 'rpc/request_estimate': buildEstimate({ records: [buildApprovalRecord()] }) },
  },
  {
    path: '/invoices',
    searchBox: 'Search invoices',
    responses: { 'rpc/list_invoices': buildInvoiceList() },
  },
  {
    path: '/invoices/draft/:requestId',
    url: '/invoices/draft/41',
    responses: { 'rpc/invoice_draft': buildDraft() },
  },
  {
    path: '/invoices/:invoiceId',
    url: '/invoices/7',
    responses: {
      'rpc/read_invoice': buildInvoice({ payments: [buildCustomerPayment()] }),
      'rpc/payment_options': null,
      'rpc/garage_logo': null,
    },
    press: ['Record Payment'],
  },
  {
    path: '/receipts/:paymentId',
    url: '/receipts/3',
    responses: {
      'rpc/read_receipt': buildReceipt(),
      'rpc/garage_logo': null,
      'rpc/request_balance': {
        ...buildInvoice().balance,
        payments: [],
        customer_balance: buildBalance(),
      },
    },
  },
  { path: '/reports', responses: { 'rpc/report': buildReport(), 'rpc/report_trend': buildTrend() } },
  {
    path: '/reports/:figure',
    url: '/reports/revenue',
    responses: { 'rpc/report_rows': buildFigureRows(), 'rpc/report_trend': buildTrend() },
  },
  { path: '/till', responses: { 'rpc/till': buildTill({ closings: [closing] }) } },
  { path: '/invoices/gstr-1', responses: {} },
  {
    path: '/settings/tax-rates',
    responses: {
      'rpc/tax_rates': [{ kind: 'labour', valid_from: '2017-07-01', tax_code: '998714', rate: 18 }],
    },
    press: ['Add Tax Rate'],
  },
  {
    path: '/settings/part-categories',
    responses: {
      'rpc/part_categories': [
        {
          name: 'Tyres',
          parts: 2,
          margin: 20,
          round_to: 50,
          tax_code: null,
          tax_rate: 28,
          usual_tax_code: '4011',
        },
      ],
    },
    press: ['Add Category'],
  },
  {
    path: '/customer-details/:customerId/statement',
    url: `/customer-details/${customerId}/statement`,
    responses: {
      'rpc/customer_statement': {
        customer: { name: 'Asha Rao', phone: null },
        balance: buildBalance(),
        from_day: '2026-04-01',
        to_day: '2026-11-22',
        opening: 0,
        closing: 0,
        rows: [],
        total: 0,
      },
    },
  },
  {
    path: '/salary-payments',
    searchBox: 'Search by mechanic name',
    responses: {
      'rpc/list_salary_payments': {
        rows: [{ ...buildPayment(), jobs_count: 2, pay_run_id: 12 }],
        total: 1,
        stats,
      },
    },
  },
]);
