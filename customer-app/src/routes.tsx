import { askAhead, contractVersion, type RemoteModule } from '@pitlane/shared-data/remote-contract';
import { requestsQuery } from '@pitlane/shared-data/requests';
import { myVehiclesQuery } from '@pitlane/shared-data/vehicles';
import { RouterBridge } from '@pitlane/shared-ui/link';

export const contract: RemoteModule['contract'] = contractVersion;

/** Links of this portal's own components navigate in the page, also where it brings newer ones than the shell has. */
export const Frame: RemoteModule['Frame'] = RouterBridge;

const history = async () => ({
  Component: (
    await import(
      /* webpackChunkName: "service-history" */ './features/service-history/service-history-screen.tsx'
    )
  ).ServiceHistoryScreen,
});

/** The screens of this portal; each loads when it is first opened. */
export const createRoutes: RemoteModule['createRoutes'] = (portal) => [
  {
    path: '/customer-dashboard',
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "customer-dashboard" */ './features/customer-dashboard/customer-dashboard-screen.tsx'
        )
      ).CustomerDashboardScreen,
    }),
  },
  {
    path: '/my-vehicles',
    loader: askAhead(portal, (client) => [client.query(myVehiclesQuery())]),
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "my-vehicles" */ './features/my-vehicles/my-vehicles-screen.tsx')
      ).MyVehiclesScreen,
    }),
  },
  {
    path: '/add-vehicle',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "add-vehicle" */ './features/add-vehicle/add-vehicle-screen.tsx')
      ).AddVehicleScreen,
    }),
  },
  {
    path: '/edit-vehicle/:vehicleId',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "edit-vehicle" */ './features/edit-vehicle/edit-vehicle-screen.tsx')
      ).EditVehicleScreen,
    }),
  },
  {
    path: '/book-service',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "book-service" */ './features/book-service/book-service-screen.tsx')
      ).BookServiceScreen,
    }),
  },
  {
    path: '/service-tracking',
    loader: askAhead(portal, (client) => [client.query(requestsQuery({ page: 1 }))]),
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "service-tracking" */ './features/service-tracking/service-tracking-screen.tsx'
        )
      ).ServiceTrackingScreen,
    }),
  },
  {
    path: '/service-history',
    loader: askAhead(portal, (client) => [client.query(requestsQuery({ status: 'completed', page: 1 }))]),
    lazy: history,
  },
  { path: '/service-history/:vehicleId', lazy: history },
  {
    path: '/service-record/:requestId',
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "service-record" */ './features/service-record/service-record-screen.tsx'
        )
      ).ServiceRecordScreen,
    }),
  },
  {
    path: '/services',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "services" */ './features/services/services-screen.tsx'))
        .ServicesScreen,
    }),
  },
  {
    path: '/car-types',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "car-types" */ './features/car-types/car-types-screen.tsx')
      ).CarTypesScreen,
    }),
  },
  {
    path: '/vehicles',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "vehicles" */ './features/vehicles/vehicles-screen.tsx'))
        .VehiclesScreen,
    }),
  },
];
