import { vehicleCareQuery } from '@pitlane/shared-data/care';
import { estimatesToAnswerQuery, requestEstimateQuery } from '@pitlane/shared-data/estimates';
import {
  invoiceQuery,
  invoicesQuery,
  paymentOptionsQuery,
  receiptQuery,
} from '@pitlane/shared-data/invoices';
import { keepLastVisit } from '@pitlane/shared-data/last-visit';
import { parseId } from '@pitlane/shared-data/paths';
import {
  contractVersion,
  type Portal,
  prefetch,
  type RemoteModule,
} from '@pitlane/shared-data/remote-contract';
import { openRequestsQuery, requestsQuery } from '@pitlane/shared-data/requests';
import { serviceBookQuery } from '@pitlane/shared-data/service-books';
import { servicesQuery } from '@pitlane/shared-data/services';
import { myVehiclesQuery, vehicleRecordQuery, vehiclesQuery } from '@pitlane/shared-data/vehicles';
import { paths } from './paths.ts';

export const contract: RemoteModule['contract'] = contractVersion;

const vehicles = () => import('./features/vehicles/vehicles-screen.tsx');

const history = () => import('./features/service-history/service-history-screen.tsx');

const invoices = () => import('./features/invoices/invoices-screen.tsx');

const estimate = () => import('./features/estimate/estimate-screen.tsx');

const estimateLoader = (portal: Portal) =>
  prefetch(portal, (client, { requestId }) => {
    const id = parseId(requestId);
    return id === null ? [] : [client.query(requestEstimateQuery(id))];
  });

const routesOf = (portal: Portal) => [
  {
    path: paths.dashboard,
    loader: prefetch(portal, (client) => [
      client.query(openRequestsQuery()),
      client.query(estimatesToAnswerQuery()),
    ]),
    lazy: () => import('./features/customer-dashboard/customer-dashboard-screen.tsx'),
  },
  {
    path: paths.myVehicles,
    loader: prefetch(portal, (client) => [client.query(myVehiclesQuery())]),
    lazy: () => import('./features/my-vehicles/my-vehicles-screen.tsx'),
  },
  {
    path: paths.addVehicle,
    lazy: () => import('./features/add-vehicle/add-vehicle-screen.tsx'),
  },
  {
    path: paths.takeVehicle,
    lazy: () => import('./features/take-vehicle/take-vehicle-screen.tsx'),
  },
  {
    path: paths.editVehicle(':vehicleId'),
    lazy: () => import('./features/edit-vehicle/edit-vehicle-screen.tsx'),
  },
  {
    path: paths.bookService,
    lazy: () => import('./features/book-service/book-service-screen.tsx'),
  },
  {
    path: paths.tracking,
    loader: prefetch(portal, (client) => [
      client.query(requestsQuery({ page: 1 })),
      client.query(estimatesToAnswerQuery()),
    ]),
    lazy: () => import('./features/service-tracking/service-tracking-screen.tsx'),
  },
  {
    path: paths.history,
    loader: prefetch(portal, (client) => [client.query(requestsQuery({ status: 'completed', page: 1 }))]),
    lazy: history,
  },
  { path: paths.historyOf(':vehicleId'), lazy: history },
  {
    path: paths.record(':requestId'),
    lazy: () => import('./features/service-record/service-record-screen.tsx'),
  },
  { path: paths.estimate(':requestId'), loader: estimateLoader(portal), lazy: estimate },
  { path: paths.approvalRecord(':requestId', ':number'), loader: estimateLoader(portal), lazy: estimate },
  {
    path: paths.invoices,
    loader: prefetch(portal, (client) => [client.query(invoicesQuery({ filter: 'all', page: 1 }))]),
    lazy: invoices,
  },
  {
    path: paths.invoice(':invoiceId'),
    loader: prefetch(portal, (client, { invoiceId }) => {
      const id = parseId(invoiceId);
      return id === null ? [] : [client.query(invoiceQuery(id)), client.query(paymentOptionsQuery(id))];
    }),
    lazy: invoices,
  },
  {
    path: paths.receipt(':paymentId'),
    loader: prefetch(portal, (client, { paymentId }) => {
      const id = parseId(paymentId);
      return id === null ? [] : [client.query(receiptQuery(id))];
    }),
    lazy: () => import('./features/receipts/receipts-screen.tsx'),
  },
  {
    path: paths.statement,
    lazy: () => import('./features/statement/statement-screen.tsx'),
  },
  {
    path: paths.messages,
    lazy: () => import('./features/my-messages/my-messages-screen.tsx'),
  },
  {
    path: paths.services,
    loader: prefetch(portal, (client) => [client.query(servicesQuery())]),
    lazy: () => import('./features/services/services-screen.tsx'),
  },
  {
    path: paths.models,
    lazy: () => import('./features/car-types/car-types-screen.tsx'),
  },
  {
    path: paths.vehicles,
    loader: prefetch(portal, (client) => [client.query(vehiclesQuery({ sort: '-created', page: 1 }))]),
    lazy: vehicles,
  },
  {
    path: paths.vehicle(':vehicleId'),
    loader: prefetch(portal, (client, { vehicleId }) => {
      const id = parseId(vehicleId);
      return id === null
        ? []
        : [client.query(vehicleRecordQuery({ vehicleId: id, page: 1 })), client.query(vehicleCareQuery(id))];
    }),
    lazy: vehicles,
  },
  {
    path: paths.serviceBook(':vehicleId'),
    loader: prefetch(portal, (client, { vehicleId }) => {
      const id = parseId(vehicleId);
      return id === null ? [] : [client.query(serviceBookQuery(id))];
    }),
    lazy: () => import('./features/service-book/service-book-screen.tsx'),
  },
];

export const createRoutes: RemoteModule['createRoutes'] = (portal) => {
  keepLastVisit(portal, 'customer');
  return routesOf(portal);
};
