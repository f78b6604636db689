import {
  buildAttendance,
  buildBoard,
  buildCorrection,
  buildListedPayment,
  buildMyHours,
  buildPayLine,
  buildPaymentPage,
  buildPayQuestion,
  buildPaySlip,
  buildSoldHours,
} from '@pitlane/shared-data/testing';
import { testFuzzedScreens } from '@pitlane/shared-data/testing-input';
import { createRoutes } from './routes.tsx';
import {
  buildEstimate,
  buildInspection,
  buildItem,
  buildJobDetails,
  buildLine,
} from './testing/build-inspection.ts';
import { buildCompletedJob, buildJob } from './testing/build-job.ts';
import { buildMovement, buildPart, buildPartDetails, buildPartPage } from './testing/build-part.ts';
import { buildListedStockTake, buildStockTake } from './testing/build-stock-take.ts';
import { renderScreen } from './testing/render-screen.tsx';

beforeEach(() => localStorage.clear());

const openJob = buildJob({
  request_id: 42,
  status: 'in_progress',
  customer_notes: 'Squeaks',
  mechanic_notes: 'Worn',
});
const jobs = { rows: [buildCompletedJob({ customer_notes: 'Squeaks' }), openJob], total: 2 };
const summary = {
  total_completed: 43,
  completed_today: 2,
  bonus_earned: 18240.55,
  bonus_rate: 0.03,
  total_assigned: 47,
};
const parts = buildPartPage([buildPart(), buildPart({ id: 4, current_stock: 1 })]);

testFuzzedScreens(renderScreen, createRoutes, [
  {
    path: '/mechanic-dashboard',
    responses: {
      'rpc/list_jobs': jobs,
      'rpc/list_salary_payments': buildPaymentPage([buildListedPayment({ notes: 'Thanks' })]),
    },
    press: [/^Payment History/],
  },
  {
    path: '/mechanic-jobs',
    responses: {
      'rpc/list_jobs': jobs,
      'rpc/list_parts': parts,
      'rpc/complete_job': { reach: { channels: ['mail'], captured: [], problem: null } },
    },
    press: ['Complete', 'Add Parts', /pit-made|javascript/, 'Done', 'Complete Job'],
  },
  { path: '/workshop-board', responses: { 'rpc/workshop_board': buildBoard() } },
  { path: '/attendance', responses: { 'rpc/attendance': buildAttendance() } },
  { path: '/sold-hours', responses: { 'rpc/sold_hours': buildSoldHours() } },
  { path: '/my-hours', responses: { 'rpc/my_hours': buildMyHours({ corrections: [buildCorrection()] }) } },
  {
    path: '/mechanic-jobs/:requestId',
    url: '/mechanic-jobs/41',
    responses: {
      'rpc/job_details': buildJobDetails({
        customer_notes: 'Squeaks',
        estimate: buildEstimate({
          lines: [buildLine()],
          inspections: [
            buildInspection({
              items: [buildItem({ condition: 'urgent', note: 'Worn', internal_note: 'Sell two' })],
            }),
          ],
        }),
        templates: [{ template_id: 2, name: 'General check' }],
      }),
      'rpc/list_parts': parts,
    },
    press: ['Notes', 'Propose line'],
  },
  {
    path: '/job-history',
    searchBox: 'Search jobs',
    responses: { 'rpc/list_jobs': jobs, 'rpc/job_summary': summary },
  },
  {
    path: '/parts-management',
    searchBox: 'Search parts',
    responses: { 'rpc/list_parts': parts, 'rpc/update_stock': buildPart() },
    // Opens the editor in the row, then shows the notification with the part's name.
    press: [/^Update/, 'Save'],
  },
  {
    path: '/parts-management/prices',
    searchBox: 'Search parts',
    responses: {
      'rpc/list_price_proposals': {
        rows: [
          {
            part_id: 3,
            part_name: 'Brake pads',
            part_code: 'BRK-01',
            category: 'Brakes',
            avg_cost: 400,
            price: 500,
            proposal: { price: 700, margin: 40, tax_rate: 18, round_to: 10 },
          },
        ],
        total: 1,
        categories: ['Brakes'],
      },
      'rpc/take_prices': { changed: 1 },
    },
    press: [/^Take/],
  },
  {
    path: '/parts-management/turn',
    searchBox: 'Search parts',
    responses: {
      'rpc/list_part_turns': {
        rows: [
          {
            part_id: 3,
            part_name: 'Brake pads',
            part_code: 'BRK-01',
            category: 'Brakes',
            current_stock: 3,
            stock_unit: 'pcs',
            used: 2,
            average_stock: 4.5,
            turn: 0.44,
            value: 7200,
          },
        ],
        total: 1,
        counted_at: '2026-01-05T03:30:00Z',
        categories: ['Brakes'],
      },
    },
  },
  {
    path: '/parts-management/:partId',
    url: '/parts-management/3',
    responses: {
      'rpc/part_details': buildPartDetails({
        other_numbers: ['P 30 056'],
        orders: [
          {
            order_id: 5,
            number: 'PO-00005',
            supplier_name: 'Bosch',
            open: 6,
            due_on: '2026-03-04',
            is_late: true,
          },
        ],
      }),
      'rpc/part_movements': { rows: [buildMovement({ reason: 'Bill 17' })], total: 1 },
    },
    press: ['Return'],
  },
  {
    path: '/my-pay/:payRunId',
    url: '/my-pay/12',
    responses: {
      'rpc/pay_slip': buildPaySlip({ lines: [buildPayLine({ questions: [buildPayQuestion()] })] }),
      'rpc/garage_contact': { name: 'Pitlane', address: '1 Road', phone: '', email: '' },
      'rpc/garage_logo': null,
    },
  },
  {
    path: '/stock-takes',
    responses: { 'rpc/list_stock_takes': { rows: [buildListedStockTake({ rack: 'A' })], total: 1 } },
  },
  {
    path: '/stock-takes/:stockTakeId',
    url: '/stock-takes/6',
    responses: { 'rpc/stock_take_details': buildStockTake({ reason: 'Lost' }) },
    press: ['Count'],
  },
]);
