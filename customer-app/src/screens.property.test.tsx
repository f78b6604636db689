import { buildCompletedRequest, buildPage, buildRequest, buildVehicle } from '@pitlane/shared-data/testing';
import { testFuzzedScreens } from '@pitlane/shared-data/testing-input';
import { Component as BookServiceScreen } from './features/book-service/book-service-screen.tsx';
import { Component as CarTypesScreen } from './features/car-types/car-types-screen.tsx';
import { Component as EditVehicleScreen } from './features/edit-vehicle/edit-vehicle-screen.tsx';
import { Component as MyVehiclesScreen } from './features/my-vehicles/my-vehicles-screen.tsx';
import { Component as ServiceHistoryScreen } from './features/service-history/service-history-screen.tsx';
import { Component as ServiceRecordScreen } from './features/service-record/service-record-screen.tsx';
import { Component as ServiceTrackingScreen } from './features/service-tracking/service-tracking-screen.tsx';
import { buildRecord } from './testing/build-record.ts';
import { buildService } from './testing/build-service.ts';
import { carTypes } from './testing/car-types.ts';
import { renderScreen } from './testing/render-screen.tsx';

beforeEach(() => sessionStorage.clear());

const requests = {
  'rpc/list_requests': buildPage([buildCompletedRequest(), buildRequest({ request_id: 42 })]),
};
const completed = { 'rpc/list_requests': buildPage([buildCompletedRequest()]), vehicles: [buildVehicle()] };

testFuzzedScreens(renderScreen, [
  {
    path: '/my-vehicles',
    element: <MyVehiclesScreen />,
    responses: { vehicles: [buildVehicle()] },
    press: [/^Delete/],
  },
  {
    path: '/edit-vehicle/:vehicleId',
    url: '/edit-vehicle/3',
    element: <EditVehicleScreen />,
    responses: { vehicles: [buildVehicle()], cartypes: carTypes },
  },
  {
    path: '/book-service',
    url: '/book-service?vehicle=3',
    element: <BookServiceScreen />,
    responses: { vehicles: [buildVehicle()], services: [buildService()] },
  },
  {
    path: '/service-tracking',
    element: <ServiceTrackingScreen />,
    responses: requests,
    press: ['Pay Now'],
  },
  { path: '/service-history', element: <ServiceHistoryScreen />, responses: completed },
  {
    path: '/service-history/:vehicleId',
    url: '/service-history/3',
    element: <ServiceHistoryScreen />,
    responses: completed,
  },
  {
    path: '/service-record/:requestId',
    url: '/service-record/41',
    element: <ServiceRecordScreen />,
    responses: { 'rpc/service_record': buildRecord() },
  },
  { path: '/car-types', element: <CarTypesScreen />, responses: { cartypes: carTypes.slice(0, 1) } },
]);
