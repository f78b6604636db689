import { withQuery } from '@pitlane/shared-data/paths';

/** The paths that this portal links to. A screen of one record takes its id, or `:name` for the route's pattern. */
export const paths = {
  dashboard: '/manager-dashboard',
  frontDesk: '/front-desk',
  /** The front desk, on small screens with one of its lists. */
  frontDeskShowing: (stage: string) => withQuery('/front-desk', { show: stage }),
  /** What the menu "New" of the header opens. */
  newVisit: '/front-desk?new=visit',
  newCustomer: '/front-desk?new=customer',
  newMechanic: '/mechanic-management?new=mechanic',
  newService: '/settings/services?new=service',
  /** The front desk with a dialog about a request. */
  frontDeskDoing: (step: string, requestId: string) => `/front-desk?do=${step}&request=${requestId}`,
  /** The front desk with a visit of a known car and the work of the list of due work: a service, or words. */
  frontDeskBooking: (asked: {
    plate: string;
    vehicle: number;
    service: number | null;
    work: string | null;
  }) => withQuery('/front-desk', { do: 'book', ...asked }),
  /** The front desk with a visit of the customer who has a phone number. */
  frontDeskBookingOf: (phone: string) => `/front-desk?do=book&phone=${phone}`,
  /** What is due for cars, to call and to write to. */
  dueWork: '/due-work',
  /** The requests of a plate. */
  assignRequestsOf: (plate: string) => `/assign-requests?search=${plate}`,
  schedule: '/schedule',
  workshopBoard: '/workshop-board',
  workshopWall: '/workshop-board?wall',
  /** In the workshop portal: the desk starts, queues and completes for the mechanic. */
  job: (requestId: number | string) => `/mechanic-jobs/${requestId}`,
  jobCard: (requestId: number | string) => `/job-card/${requestId}`,
  /** The bill, the payments and the key of a request. */
  handOver: (requestId: number | string) => `/hand-over/${requestId}`,
  /** In the shell. Nothing behind the `#` is sent to a server. */
  invitation: (code: string) => `/register#invitation=${code}`,
  customerManagement: '/customer-management',
  customerDetails: (customerId: string) => `/customer-details/${customerId}`,
  clockedHours: '/hours',
  /** In the workshop portal: sold beside clocked minutes. */
  soldHours: '/sold-hours',
  /** In the workshop portal: a month of a mechanic. */
  attendance: (mechanic: string) => withQuery('/attendance', { mechanic }),
  mechanicManagement: '/mechanic-management',
  mechanicDetail: (mechanicId: string) => `/mechanic-detail/${mechanicId}`,
  assignRequests: '/assign-requests',
  estimates: '/estimates',
  estimatesIn: (state: string) => withQuery('/estimates', { state }),
  estimate: (requestId: number | string) => `/estimates/${requestId}`,
  /** The printable record of one answer. */
  approvalRecord: (requestId: number | string, number: number | string) =>
    `/estimates/${requestId}/record/${number}`,
  invoices: '/invoices',
  /** An invoice or a credit note. */
  invoice: (invoiceId: number | string) => `/invoices/${invoiceId}`,
  invoiceDraft: (requestId: number | string) => `/invoices/draft/${requestId}`,
  /** The printable receipt of a payment. */
  receipt: (paymentId: number | string) => `/receipts/${paymentId}`,
  till: '/till',
  expenses: '/expenses',
  /** What the menu "New" of the header opens. */
  newExpense: '/expenses?new=expense',
  expensesOf: (day: string) => withQuery('/expenses', { from: day, to: day }),
  reports: '/reports',
  /** A figure of the reports with its rows. */
  figure: (figure: string, days: Record<string, string> = {}) => withQuery(`/reports/${figure}`, days),
  purchaseOrders: '/purchase-orders',
  /** What the menu "New" of the header opens. */
  newOrder: '/purchase-orders?new=order',
  /** The form of a new order with a part. */
  newOrderOf: (partCode: string) => `/purchase-orders?new=order&part=${partCode}`,
  /** An order with the form of a delivery. */
  receiveOrder: (orderId: string) => `/purchase-orders/${orderId}?new=delivery`,
  /** The parts to order, and why. */
  reorderList: '/purchase-orders/reorder-list',
  purchaseOrder: (orderId: number | string) => `/purchase-orders/${orderId}`,
  suppliers: '/suppliers',
  supplier: (supplierId: number | string) => `/suppliers/${supplierId}`,
  /** In the workshop portal. */
  newPart: '/parts-management?new=part',
  part: (partId: number) => `/parts-management/${partId}`,
  gstr1: '/invoices/gstr-1',
  /** What a customer was invoiced and paid in a period. */
  customerStatement: (customerId: string) => `/customer-details/${customerId}/statement`,
  salaryPayments: '/salary-payments',
  payRuns: '/pay-runs',
  payRun: (payRunId: number | string) => `/pay-runs/${payRunId}`,
  /** A pay run with the slip of a mechanic open. */
  paySlip: (payRunId: number, mechanicId: string | null) =>
    withQuery(`/pay-runs/${payRunId}`, { slip: mechanicId }),
  messages: '/messages',
  auditTrail: '/audit-trail',
  /** The requests to assign: with a status, late or unpaid. */
  assignRequestsWith: (status: string) => withQuery('/assign-requests', { status }),
  /** In the customer portal, for every role. */
  vehicles: '/vehicles',
  vehicle: (vehicleId: number) => `/vehicles/${vehicleId}`,
  settings: '/settings',
  garageSettings: '/settings/garage',
  hours: '/settings/hours',
  services: '/settings/services',
  carModels: '/settings/car-models',
  inspections: '/settings/inspections',
  bundles: '/settings/bundles',
  taxRates: '/settings/tax-rates',
  partCategories: '/settings/part-categories',
  warranty: '/settings/warranty',
  messageSettings: '/settings/messages',
  managers: '/settings/managers',
  signIn: '/settings/sign-in',
  wallScreens: '/settings/wall-screens',
  /** In the shell. */
  profile: '/profile',
  refusals: '/settings/refusals',
  imports: '/import',
  import: (importId: number | string) => `/import/${importId}`,
  /** In the workshop portal. */
  partsManagement: '/parts-management',
  /** Parts that sell below the rule of their category. */
  partPrices: '/parts-management/prices',
};
