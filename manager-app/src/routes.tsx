import { customerOverviewQuery, customersQuery } from '@pitlane/shared-data/customers';
import {
  assignableMechanicsQuery,
  mechanicSalaryQuery,
  mechanicsQuery,
} from '@pitlane/shared-data/mechanics';
import { garageCountsQuery, garageTrendQuery } from '@pitlane/shared-data/overview';
import { askAhead, contractVersion, type RemoteModule } from '@pitlane/shared-data/remote-contract';
import { assignmentsQuery } from '@pitlane/shared-data/requests';
import { salaryPaymentsQuery } from '@pitlane/shared-data/salary';
import { RouterBridge } from '@pitlane/shared-ui/link';

export const contract: RemoteModule['contract'] = contractVersion;

/** Links of this portal's own components navigate in the page, also where it brings newer ones than the shell has. */
export const Frame: RemoteModule['Frame'] = RouterBridge;

/** The screens of this portal; each loads when it is first opened. */
export const createRoutes: RemoteModule['createRoutes'] = (portal) => [
  {
    path: '/manager-dashboard',
    loader: askAhead(portal, (client) => [
      client.query(garageCountsQuery()),
      client.query(garageTrendQuery()),
    ]),
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "manager-dashboard" */ './features/manager-dashboard/manager-dashboard-screen.tsx'
        )
      ).ManagerDashboardScreen,
    }),
  },
  {
    path: '/customer-management',
    loader: askAhead(portal, (client) => [client.query(customersQuery({ sort: '-created', page: 1 }))]),
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "customer-management" */ './features/customer-management/customer-management-screen.tsx'
        )
      ).CustomerManagementScreen,
    }),
  },
  {
    path: '/customer-details/:customerId',
    loader: askAhead(portal, (client, { customerId = '' }) => [
      client.query(customerOverviewQuery(customerId)),
    ]),
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "customer-details" */ './features/customer-details/customer-details-screen.tsx'
        )
      ).CustomerDetailsScreen,
    }),
  },
  {
    path: '/mechanic-management',
    loader: askAhead(portal, (client) => [client.query(mechanicsQuery({ sort: 'name', page: 1 }))]),
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "mechanic-management" */ './features/mechanic-management/mechanic-management-screen.tsx'
        )
      ).MechanicManagementScreen,
    }),
  },
  {
    path: '/mechanic-detail/:mechanicId',
    loader: askAhead(portal, (client, { mechanicId }) => [client.query(mechanicSalaryQuery(mechanicId))]),
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "mechanic-detail" */ './features/mechanic-detail/mechanic-detail-screen.tsx'
        )
      ).MechanicDetailScreen,
    }),
  },
  {
    path: '/assign-requests',
    loader: askAhead(portal, (client) => [
      client.query(assignmentsQuery({ page: 1 })),
      client.query(assignableMechanicsQuery()),
    ]),
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "assign-requests" */ './features/assign-requests/assign-requests-screen.tsx'
        )
      ).AssignRequestsScreen,
    }),
  },
  {
    path: '/salary-payments',
    loader: askAhead(portal, (client) => [client.query(salaryPaymentsQuery({ period: 'all', page: 1 }))]),
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "salary-payments" */ './features/salary-payments/salary-payments-screen.tsx'
        )
      ).SalaryPaymentsScreen,
    }),
  },
  {
    path: '/audit-trail',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "audit-trail" */ './features/audit-trail/audit-trail-screen.tsx')
      ).AuditTrailScreen,
    }),
  },
];
