import { contractVersion, type RemoteModule } from '@pitlane/shared-data/remote-contract';
import { RouterBridge } from '@pitlane/shared-ui/link';

export const contract: RemoteModule['contract'] = contractVersion;

/** Links of this portal's own components navigate in the page, also where it brings newer ones than the shell has. */
export const Frame: RemoteModule['Frame'] = RouterBridge;

/** The screens of this portal; each loads when it is first opened. */
export const createRoutes: RemoteModule['createRoutes'] = () => [
  {
    path: '/mechanic-dashboard',
    lazy: async () => ({
      Component: (await import('./features/oversee-my-work/mechanic-dashboard-screen.tsx'))
        .MechanicDashboardScreen,
    }),
  },
  {
    path: '/mechanic-jobs',
    lazy: async () => ({
      Component: (await import('./features/work-jobs/my-jobs-screen.tsx')).MyJobsScreen,
    }),
  },
  {
    path: '/job-history',
    lazy: async () => ({
      Component: (await import('./features/review-finished-jobs/job-history-screen.tsx')).JobHistoryScreen,
    }),
  },
  {
    path: '/parts-management',
    lazy: async () => ({
      Component: (await import('./features/keep-parts-stock/parts-screen.tsx')).PartsScreen,
    }),
  },
];
