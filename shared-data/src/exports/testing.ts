export { accessibilityViolations } from '../testing/accessibility.ts';
export { buildApprovalRecord } from '../testing/builders/build-approval-record.ts';
export { buildBalance } from '../testing/builders/build-balance.ts';
export { buildBoard, buildBoardCard } from '../testing/builders/build-board.ts';
export {
  buildDeferredLine,
  buildDueDocument,
  buildDueWork,
  buildDueWorkPage,
} from '../testing/builders/build-due-work.ts';
export { buildEstimate, buildInspection, buildItem, buildLine } from '../testing/builders/build-estimate.ts';
export {
  buildAttendance,
  buildClockEntry,
  buildCorrection,
  buildHours,
  buildMyHours,
  buildSoldHours,
  buildSoldRow,
} from '../testing/builders/build-hours.ts';
export {
  buildCustomerPayment,
  buildInvoice,
  buildInvoiceRow,
  buildReceipt,
} from '../testing/builders/build-invoice.ts';
export { buildPage } from '../testing/builders/build-page.ts';
export {
  buildListedSlip,
  buildOtherPayLine,
  buildPayLine,
  buildPayQuestion,
  buildPaySlip,
} from '../testing/builders/build-pay-slip.ts';
export { buildListedPayment, buildPaymentPage } from '../testing/builders/build-payment.ts';
export { buildCompletedRequest, buildRequest, buildRequestPage } from '../testing/builders/build-request.ts';
export {
  buildBlock,
  buildLane as buildScheduleLane,
  buildSchedule,
  buildScheduleDay,
} from '../testing/builders/build-schedule.ts';
export { buildVehicle } from '../testing/builders/build-vehicle.ts';
export { customer, manager, mechanic } from '../testing/builders/people.ts';
export {
  dataRequests,
  type FakeBackend,
  type FakeRequest,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '../testing/fake-backend.ts';
export { isPrinted } from '../testing/is-printed.ts';
export { testRemoteConformance } from '../testing/remote-conformance.ts';
export { createRenderScreen } from '../testing/render-screen.tsx';
