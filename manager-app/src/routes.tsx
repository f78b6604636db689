import { contractVersion, type RemoteModule } from '@pitlane/shared-data/remote-contract';
import { RouterBridge } from '@pitlane/shared-ui/link';

export const contract: RemoteModule['contract'] = contractVersion;

/** Links of this portal's own components navigate in the page, also where it brings newer ones than the shell has. */
export const Frame: RemoteModule['Frame'] = RouterBridge;

/** The screens of this portal; each loads when it is first opened. */
export const createRoutes: RemoteModule['createRoutes'] = () => [
  {
    path: '/manager-dashboard',
    lazy: async () => ({
      Component: (await import('./features/oversee-garage/manager-dashboard-screen.tsx'))
        .ManagerDashboardScreen,
    }),
  },
  {
    path: '/customer-management',
    lazy: async () => ({
      Component: (await import('./features/find-customers/customer-management-screen.tsx'))
        .CustomerManagementScreen,
    }),
  },
  {
    path: '/customer-details/:customerId',
    lazy: async () => ({
      Component: (await import('./features/find-customers/customer-details-screen.tsx'))
        .CustomerDetailsScreen,
    }),
  },
  {
    path: '/mechanic-management',
    lazy: async () => ({
      Component: (await import('./features/find-mechanics/mechanic-management-screen.tsx'))
        .MechanicManagementScreen,
    }),
  },
  {
    path: '/mechanic-detail/:mechanicId',
    lazy: async () => ({
      Component: (await import('./features/pay-mechanics/mechanic-detail-screen.tsx')).MechanicDetailScreen,
    }),
  },
  {
    path: '/assign-requests',
    lazy: async () => ({
      Component: (await import('./features/assign-requests/assign-requests-screen.tsx')).AssignRequestsScreen,
    }),
  },
  {
    path: '/salary-payments',
    lazy: async () => ({
      Component: (await import('./features/review-payments/salary-payments-screen.tsx')).SalaryPaymentsScreen,
    }),
  },
  {
    path: '/audit-trail',
    lazy: async () => ({
      Component: (await import('./features/review-changes/audit-trail-screen.tsx')).AuditTrailScreen,
    }),
  },
];
