import { wallLinksQuery, workshopBoardQuery } from '@pitlane/shared-data/board';
import { bundlesQuery } from '@pitlane/shared-data/bundles';
import { carModelsQuery } from '@pitlane/shared-data/car-types';
import { customerOverviewQuery, customerRequestsQuery, customersQuery } from '@pitlane/shared-data/customers';
import { dueWorkQuery } from '@pitlane/shared-data/due-work';
import { estimatesQuery, requestEstimateQuery } from '@pitlane/shared-data/estimates';
import { deskDayQuery, jobCardQuery } from '@pitlane/shared-data/front-desk';
import { baysQuery, garageSettingsQuery, openingDaysQuery } from '@pitlane/shared-data/garage';
import { hoursQuery, lastDays } from '@pitlane/shared-data/hours';
import { importQuery, importsQuery } from '@pitlane/shared-data/imports';
import { inspectionTemplatesQuery } from '@pitlane/shared-data/inspections';
import {
  billQuery,
  draftQuery,
  invoiceQuery,
  invoicesQuery,
  paymentOptionsQuery,
  receiptQuery,
  taxRatesQuery,
  tillQuery,
} from '@pitlane/shared-data/invoices';
import { managersQuery } from '@pitlane/shared-data/managers';
import {
  assignableMechanicsQuery,
  mechanicSalaryQuery,
  mechanicsQuery,
} from '@pitlane/shared-data/mechanics';
import { messageSettingsQuery, messagesQuery, messageTextsQuery } from '@pitlane/shared-data/messages';
import { orderQuery, ordersQuery, reorderQuery } from '@pitlane/shared-data/orders';
import { garageCountsQuery, garageTrendQuery } from '@pitlane/shared-data/overview';
import { partCategoriesQuery } from '@pitlane/shared-data/part-prices';
import { refusalsQuery } from '@pitlane/shared-data/refusals';
import { contractVersion, prefetch, type RemoteModule } from '@pitlane/shared-data/remote-contract';
import { warrantyTermsQuery } from '@pitlane/shared-data/repeats';
import { assignmentsQuery } from '@pitlane/shared-data/requests';
import { salaryPaymentsQuery } from '@pitlane/shared-data/salary';
import { signInSettingsQuery } from '@pitlane/shared-data/second-factor';
import { catalogueQuery } from '@pitlane/shared-data/services';
import { supplierQuery, suppliersQuery } from '@pitlane/shared-data/suppliers';
import { paths } from './paths.ts';

export const contract: RemoteModule['contract'] = contractVersion;

export const createRoutes: RemoteModule['createRoutes'] = (portal) => [
  {
    path: paths.dashboard,
    loader: prefetch(portal, (client) => [
      client.query(garageCountsQuery()),
      client.query(garageTrendQuery()),
    ]),
    lazy: () => import('./features/manager-dashboard/manager-dashboard-screen.tsx'),
  },
  {
    path: paths.frontDesk,
    loader: prefetch(portal, (client) => [client.query(deskDayQuery())]),
    lazy: () => import('./features/front-desk/front-desk-screen.tsx'),
  },
  {
    path: paths.schedule,
    lazy: () => import('./features/schedule/schedule-screen.tsx'),
  },
  {
    path: paths.workshopBoard,
    loader: prefetch(portal, (client) => [client.query(workshopBoardQuery())]),
    lazy: () => import('./features/workshop-board/workshop-board-screen.tsx'),
  },
  {
    path: paths.jobCard(':requestId'),
    loader: prefetch(portal, (client, { requestId }) => [client.query(jobCardQuery(Number(requestId)))]),
    lazy: () => import('./features/job-card/job-card-screen.tsx'),
  },
  {
    path: paths.handOver(':requestId'),
    loader: prefetch(portal, (client, { requestId }) => [client.query(billQuery(Number(requestId)))]),
    lazy: () => import('./features/hand-over/hand-over-screen.tsx'),
  },
  {
    path: paths.customerManagement,
    loader: prefetch(portal, (client) => [client.query(customersQuery({ sort: '-created', page: 1 }))]),
    lazy: () => import('./features/customer-management/customer-management-screen.tsx'),
  },
  {
    path: paths.customerDetails(':customerId'),
    loader: prefetch(portal, (client, { customerId = '' }) => [
      client.query(customerOverviewQuery(customerId)),
      client.query(customerRequestsQuery({ customerId, page: 1 })),
    ]),
    lazy: () => import('./features/customer-details/customer-details-screen.tsx'),
  },
  {
    path: paths.mechanicManagement,
    loader: prefetch(portal, (client) => [client.query(mechanicsQuery({ sort: 'name', page: 1 }))]),
    lazy: () => import('./features/mechanic-management/mechanic-management-screen.tsx'),
  },
  {
    path: paths.mechanicDetail(':mechanicId'),
    loader: prefetch(portal, (client, { mechanicId }) => [client.query(mechanicSalaryQuery(mechanicId))]),
    lazy: () => import('./features/mechanic-detail/mechanic-detail-screen.tsx'),
  },
  {
    path: paths.clockedHours,
    loader: prefetch(portal, (client) => [client.query(hoursQuery(lastDays('week')))]),
    lazy: () => import('./features/hours/hours-screen.tsx'),
  },
  {
    path: paths.assignRequests,
    loader: prefetch(portal, (client) => [
      client.query(assignmentsQuery({ page: 1 })),
      client.query(assignableMechanicsQuery()),
    ]),
    lazy: () => import('./features/assign-requests/assign-requests-screen.tsx'),
  },
  {
    path: paths.estimates,
    loader: prefetch(portal, (client) => [client.query(estimatesQuery({ state: 'to_price', page: 1 }))]),
    lazy: () => import('./features/estimates/estimates-screen.tsx'),
  },
  {
    path: paths.estimate(':requestId'),
    loader: prefetch(portal, (client, { requestId }) => [
      client.query(requestEstimateQuery(Number(requestId))),
    ]),
    lazy: () => import('./features/estimates/request/estimate-screen.tsx'),
  },
  {
    path: paths.approvalRecord(':requestId', ':number'),
    loader: prefetch(portal, (client, { requestId }) => [
      client.query(requestEstimateQuery(Number(requestId))),
    ]),
    lazy: () => import('./features/estimates/record/record-screen.tsx'),
  },
  {
    path: paths.invoices,
    loader: prefetch(portal, (client) => [client.query(invoicesQuery({ filter: 'unpaid', page: 1 }))]),
    lazy: () => import('./features/invoices/invoices-screen.tsx'),
  },
  {
    path: paths.invoiceDraft(':requestId'),
    loader: prefetch(portal, (client, { requestId }) => [client.query(draftQuery(Number(requestId)))]),
    lazy: () => import('./features/invoices/draft/draft-screen.tsx'),
  },
  {
    path: paths.gstr1,
    lazy: () => import('./features/invoices/gstr-1/gstr-1-screen.tsx'),
  },
  {
    path: paths.invoice(':invoiceId'),
    loader: prefetch(portal, (client, { invoiceId }) => [
      client.query(invoiceQuery(Number(invoiceId))),
      client.query(paymentOptionsQuery(Number(invoiceId))),
    ]),
    lazy: () => import('./features/invoices/invoice/invoice-screen.tsx'),
  },
  {
    path: paths.receipt(':paymentId'),
    loader: prefetch(portal, (client, { paymentId }) => [client.query(receiptQuery(Number(paymentId)))]),
    lazy: () => import('./features/receipts/receipts-screen.tsx'),
  },
  {
    path: paths.till,
    loader: prefetch(portal, (client) => [client.query(tillQuery())]),
    lazy: () => import('./features/till/till-screen.tsx'),
  },
  {
    path: paths.expenses,
    lazy: () => import('./features/expenses/expenses-screen.tsx'),
  },
  {
    path: paths.reports,
    lazy: () => import('./features/reports/reports-screen.tsx'),
  },
  {
    path: paths.figure(':figure'),
    lazy: () => import('./features/reports/figure/figure-screen.tsx'),
  },
  {
    path: paths.purchaseOrders,
    loader: prefetch(portal, (client) => [client.query(ordersQuery({ page: 1 }))]),
    lazy: () => import('./features/purchase-orders/purchase-orders-screen.tsx'),
  },
  {
    path: paths.reorderList,
    loader: prefetch(portal, (client) => [client.query(reorderQuery({ page: 1 }))]),
    lazy: () => import('./features/purchase-orders/reorder-list/reorder-list-screen.tsx'),
  },
  {
    path: paths.purchaseOrder(':orderId'),
    loader: prefetch(portal, (client, { orderId }) => [client.query(orderQuery(Number(orderId)))]),
    lazy: () => import('./features/purchase-orders/order/order-screen.tsx'),
  },
  {
    path: paths.suppliers,
    loader: prefetch(portal, (client) => [client.query(suppliersQuery({ page: 1 }))]),
    lazy: () => import('./features/suppliers/suppliers-screen.tsx'),
  },
  {
    path: paths.supplier(':supplierId'),
    loader: prefetch(portal, (client, { supplierId }) => [client.query(supplierQuery(Number(supplierId)))]),
    lazy: () => import('./features/suppliers/supplier/supplier-screen.tsx'),
  },
  {
    path: paths.customerStatement(':customerId'),
    lazy: () => import('./features/customer-details/statement/statement-screen.tsx'),
  },
  {
    path: paths.salaryPayments,
    loader: prefetch(portal, (client) => [client.query(salaryPaymentsQuery({ period: 'all', page: 1 }))]),
    lazy: () => import('./features/salary-payments/salary-payments-screen.tsx'),
  },
  {
    path: paths.payRuns,
    lazy: () => import('./features/pay-runs/pay-runs-screen.tsx'),
  },
  {
    path: paths.payRun(':payRunId'),
    lazy: () => import('./features/pay-runs/run/run-screen.tsx'),
  },
  {
    path: paths.dueWork,
    loader: prefetch(portal, (client) => [client.query(dueWorkQuery({ page: 1 }))]),
    lazy: () => import('./features/due-work/due-work-screen.tsx'),
  },
  {
    path: paths.messages,
    loader: prefetch(portal, (client) => [
      client.query(messagesQuery({ page: 1 })),
      client.query(messageSettingsQuery()),
    ]),
    lazy: () => import('./features/messages/messages-screen.tsx'),
  },
  {
    path: paths.auditTrail,
    lazy: () => import('./features/audit-trail/audit-trail-screen.tsx'),
  },
  {
    path: paths.settings,
    loader: prefetch(portal, (client) => [client.query(garageSettingsQuery())]),
    lazy: () => import('./features/settings/settings-screen.tsx'),
  },
  {
    path: paths.garageSettings,
    loader: prefetch(portal, (client) => [client.query(garageSettingsQuery())]),
    lazy: () => import('./features/settings/garage/garage-screen.tsx'),
  },
  {
    path: paths.hours,
    loader: prefetch(portal, (client) => [client.query(openingDaysQuery()), client.query(baysQuery())]),
    lazy: () => import('./features/settings/hours/hours-screen.tsx'),
  },
  {
    path: paths.services,
    loader: prefetch(portal, (client) => [client.query(catalogueQuery())]),
    lazy: () => import('./features/settings/services/services-screen.tsx'),
  },
  {
    path: paths.carModels,
    loader: prefetch(portal, (client) => [client.query(carModelsQuery())]),
    lazy: () => import('./features/settings/car-models/car-models-screen.tsx'),
  },
  {
    path: paths.inspections,
    loader: prefetch(portal, (client) => [client.query(inspectionTemplatesQuery())]),
    lazy: () => import('./features/settings/inspections/inspections-screen.tsx'),
  },
  {
    path: paths.wallScreens,
    loader: prefetch(portal, (client) => [client.query(wallLinksQuery())]),
    lazy: () => import('./features/settings/wall-screens/wall-screens-screen.tsx'),
  },
  {
    path: paths.bundles,
    loader: prefetch(portal, (client) => [client.query(bundlesQuery())]),
    lazy: () => import('./features/settings/bundles/bundles-screen.tsx'),
  },
  {
    path: paths.taxRates,
    loader: prefetch(portal, (client) => [client.query(taxRatesQuery())]),
    lazy: () => import('./features/settings/tax-rates/tax-rates-screen.tsx'),
  },
  {
    path: paths.partCategories,
    loader: prefetch(portal, (client) => [client.query(partCategoriesQuery())]),
    lazy: () => import('./features/settings/part-categories/part-categories-screen.tsx'),
  },
  {
    path: paths.messageSettings,
    loader: prefetch(portal, (client) => [
      client.query(messageSettingsQuery()),
      client.query(messageTextsQuery()),
    ]),
    lazy: () => import('./features/settings/messages/message-settings-screen.tsx'),
  },
  {
    path: paths.managers,
    loader: prefetch(portal, (client) => [client.query(managersQuery())]),
    lazy: () => import('./features/settings/managers/managers-screen.tsx'),
  },
  {
    path: paths.warranty,
    loader: prefetch(portal, (client) => [client.query(warrantyTermsQuery())]),
    lazy: () => import('./features/settings/warranty/warranty-screen.tsx'),
  },
  {
    path: paths.signIn,
    loader: prefetch(portal, (client) => [client.query(signInSettingsQuery())]),
    lazy: () => import('./features/settings/sign-in/sign-in-screen.tsx'),
  },
  {
    path: paths.refusals,
    loader: prefetch(portal, (client) => [client.query(refusalsQuery())]),
    lazy: () => import('./features/settings/refusals/refusals-screen.tsx'),
  },
  {
    path: paths.imports,
    loader: prefetch(portal, (client) => [client.query(importsQuery(1))]),
    lazy: () => import('./features/import/import-screen.tsx'),
  },
  {
    path: paths.import(':importId'),
    loader: prefetch(portal, (client, { importId }) => [client.query(importQuery(Number(importId)))]),
    lazy: () => import('./features/import/one/one-import-screen.tsx'),
  },
];
