export { accessibilityViolations } from '../testing/accessibility.ts';
export { buildApprovalRecord } from '../testing/build-approval-record.ts';
export { buildBalance } from '../testing/build-balance.ts';
export {
  buildCustomerPayment,
  buildInvoice,
  buildInvoiceRow,
  buildReceipt,
} from '../testing/build-invoice.ts';
export { buildPage } from '../testing/build-page.ts';
export { buildListedPayment, buildPaymentPage } from '../testing/build-payment.ts';
export { buildCompletedRequest, buildRequest, buildRequestPage } from '../testing/build-request.ts';
export { buildVehicle } from '../testing/build-vehicle.ts';
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
export { customer, manager, mechanic } from '../testing/people.ts';
export { testRemoteConformance } from '../testing/remote-conformance.ts';
export { createRenderScreen } from '../testing/render-screen.tsx';
export { connectTestPortal, testPortal } from '../testing/test-portal.ts';
