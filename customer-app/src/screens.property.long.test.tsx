import {
  buildCompletedRequest,
  buildInvoice,
  buildInvoiceRow,
  buildPage,
  buildReceipt,
  buildRequest,
  buildRequestPage,
  buildVehicle,
} from '@pitlane/shared-data/testing';
import { testFuzzedScreens } from '@pitlane/shared-data/testing-input';
import { createRoutes } from './routes.tsx';
import { buildEstimate, record } from './testing/build-estimate.ts';
import { buildRecord } from './testing/build-record.ts';
import { buildService } from './testing/build-service.ts';
import { buildServiceBook } from './testing/build-service-book.ts';
import { buildStatement } from './testing/build-statement.ts';
import { buildVehicleCare } from './testing/build-vehicle-care.ts';
import { buildVehicleDocument } from './testing/build-vehicle-document.ts';
import { buildListedVehicle, buildVehicleRecord } from './testing/build-vehicle-record.ts';
import { carTypes } from './testing/car-types.ts';
import { paymentOptions } from './testing/payment-options.ts';
import { renderScreen } from './testing/render-screen.tsx';

beforeEach(() => sessionStorage.clear());

const requests = {
  'rpc/list_requests': buildRequestPage([buildCompletedRequest(), buildRequest({ request_id: 42 })]),
  'rpc/estimates_to_answer': [],
};
const completed = {
  'rpc/list_requests': buildRequestPage([buildCompletedRequest()]),
  vehicles: [buildVehicle()],
};

testFuzzedScreens(renderScreen, createRoutes, [
  {
    path: '/my-vehicles',
    responses: { vehicles: [buildVehicle()] },
    press: [/^Delete/],
  },
  {
    path: '/edit-vehicle/:vehicleId',
    url: '/edit-vehicle/3',
    responses: { vehicles: [buildVehicle()], cartypes: carTypes },
  },
  {
    path: '/book-service',
    url: '/book-service?vehicle=3',
    responses: {
      vehicles: [buildVehicle()],
      services: [buildService()],
    },
  },
  {
    path: '/service-tracking',
    responses: requests,
    press: ['Pay Now'],
  },
  { path: '/service-history', responses: completed },
  {
    path: '/service-history/:vehicleId',
    url: '/service-history/3',
    responses: completed,
  },
  {
    path: '/service-record/:requestId',
    url: '/service-record/41',
    responses: { 'rpc/service_record': buildRecord() },
  },
  {
    path: '/estimate/:requestId',
    url: '/estimate/41',
    responses: { 'rpc/request_estimate': buildEstimate({ records: [record] }) },
  },
  {
    path: '/estimate/:requestId/record/:number',
    url: '/estimate/41/record/1',
    responses: { 'rpc/request_estimate': buildEstimate({ records: [record] }) },
  },
  { path: '/invoices', responses: { 'rpc/list_invoices': buildPage([buildInvoiceRow()]) } },
  {
    path: '/invoices/:invoiceId',
    url: '/invoices/7',
    responses: { 'rpc/read_invoice': buildInvoice(), 'rpc/payment_options': paymentOptions },
  },
  {
    path: '/receipts/:paymentId',
    url: '/receipts/3',
    responses: { 'rpc/read_receipt': buildReceipt() },
  },
  {
    path: '/statement',
    responses: { 'rpc/customer_statement': buildStatement() },
  },
  {
    path: '/my-messages',
    responses: {
      'rpc/own_messages': buildPage([
        {
          message_id: 9,
          event: 'car_ready',
          channel: 'mail',
          sent_at: '2026-11-20T05:00:00Z',
          request_id: 41,
          service_name: 'Oil Change',
          registration_number: 'KA 01 AB 1234',
        },
      ]),
    },
  },
  { path: '/vehicles', responses: { 'rpc/list_vehicles': buildPage([buildListedVehicle()]) } },
  {
    path: '/vehicles/:vehicleId',
    url: '/vehicles/3',
    responses: {
      'rpc/vehicle_record': buildVehicleRecord(),
      'rpc/vehicle_care': buildVehicleCare({ documents: [buildVehicleDocument()] }),
    },
  },
  {
    path: '/service-book/:vehicleId',
    url: '/service-book/3',
    responses: { 'rpc/service_book': buildServiceBook() },
  },
  { path: '/car-types', responses: { cartypes: carTypes.slice(0, 1) } },
]);
