import { withQuery } from '@pitlane/shared-data/paths';

/** The paths that this portal links to. */
export const paths = {
  dashboard: '/mechanic-dashboard',
  jobs: '/mechanic-jobs',
  /** My Jobs, filtered by status. */
  jobsWith: (status: string) => withQuery('/mechanic-jobs', { status }),
  /** One job; its id, or `:requestId` for the route's pattern. */
  job: (requestId: number | string) => `/mechanic-jobs/${requestId}`,
  jobHistory: '/job-history',
  workshopBoard: '/workshop-board',
  hours: '/my-hours',
  /** A month of a mechanic. */
  attendance: '/attendance',
  /** Sold beside clocked minutes. */
  soldHours: '/sold-hours',
  /** The own payslips. */
  myPay: '/my-pay',
  /** One payslip; the id of its pay run, or `:payRunId` for the route's pattern. */
  paySlip: (payRunId: number | string) => `/my-pay/${payRunId}`,
  /** The dashboard with its payment history open. */
  paymentHistory: '/mechanic-dashboard?show=payments',
  partsManagement: '/parts-management',
  /** What the menu "New" of the header opens. */
  newPart: '/parts-management?new=part',
  /** The parts with a code. */
  partsOf: (code: string) => `/parts-management?search=${code}`,
  partsIn: (stock: string) => withQuery('/parts-management', { stock }),
  /** Labels of the parts of a filtered inventory. */
  partLabels: '/parts-management/labels',
  partLabelsOf: (filter: Record<string, string | null>) => withQuery('/parts-management/labels', filter),
  /** Parts that sell below the rule of their category. */
  partPrices: '/parts-management/prices',
  /** How often parts are used up. */
  partTurns: '/parts-management/turn',
  /** One part; its id, or `:partId` for the route's pattern. */
  part: (partId: number | string) => `/parts-management/${partId}`,
  stockTakes: '/stock-takes',
  /** One stock-take; its id, or `:stockTakeId` for the route's pattern. */
  stockTake: (stockTakeId: number | string) => `/stock-takes/${stockTakeId}`,
  /** In the customer portal, for every role. */
  vehicle: (vehicleId: number) => `/vehicles/${vehicleId}`,
  /** In the admin portal. */
  reorderList: '/purchase-orders/reorder-list',
  purchaseOrder: (orderId: number) => `/purchase-orders/${orderId}`,
  estimate: (requestId: number) => `/estimates/${requestId}`,
  clockedHours: '/hours',
  /** The form of a service, with another duration. */
  changeDuration: (serviceId: number, minutes: number) =>
    withQuery('/settings/services', { change: String(serviceId), minutes: String(minutes) }),
  managerDashboard: '/manager-dashboard',
};
