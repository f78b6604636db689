import { buildVehicle, customer, fakeBackend, refuse, sentTo } from '@pitlane/shared-data/testing';
import {
  arbitraryNumberText,
  arbitraryText,
  expectNoInjectedElements,
  fuzzForm,
  lengthOf,
  shownNumber,
  storedText,
  unusualDays,
} from '@pitlane/shared-data/testing-input';
import { fireEvent, screen } from '@testing-library/react';
import { Component as BookServiceScreen } from './features/book-service/book-service-screen.tsx';
import { bookingDrafts } from './features/book-service/booking-draft.ts';
import { Component as EditVehicleScreen } from './features/edit-vehicle/edit-vehicle-screen.tsx';
import { buildService } from './testing/build-service.ts';
import { carTypes } from './testing/car-types.ts';
import { freezeDate } from './testing/freeze-date.ts';
import { renderScreen } from './testing/render-screen.tsx';

// Dozens of attempts, each waiting for its result, possibly on a busy machine.
jest.setTimeout(240_000);

const today = '2026-11-21';
freezeDate(`${today}T06:00:00Z`);
beforeEach(() => sessionStorage.clear());

const refused = () => refuse(409, { code: 'PT409', message: 'Conflict' });
const optional = (text: string) => storedText(text) || null;

test('The vehicle form accepts any text and sends only valid values', async () => {
  const { backend } = renderScreen(<EditVehicleScreen />, {
    backend: fakeBackend({
      cartypes: carTypes,
      // Without a reading, so that no kilometres are asked about.
      'GET vehicles': [buildVehicle({ km_driven: null })],
      'PATCH vehicles': refused,
    }),
    path: '/edit-vehicle/:vehicleId',
    url: '/edit-vehicle/3',
  });
  await screen.findByLabelText(/^Registration number/);
  const text = { good: 'Night Blue', any: arbitraryText };
  const { brand, model, year, fuel_type, last_oil_change } = buildVehicle();
  backend.requests.length = 0;
  await fuzzForm({
    backend,
    fields: {
      'Registration number': { good: 'KA 01 AB 1234', any: arbitraryText },
      Colour: text,
      Kilometres: { good: '1200', any: arbitraryNumberText },
      VIN: text,
      'Engine number': text,
      'Chassis number': text,
    },
    submit: 'Save Changes',
    numRuns: 1,
    sends: 'vehicles',
    expected: (typed) => {
      const registration_number = storedText(typed['Registration number']);
      const km_driven = typed.Kilometres === '' ? null : shownNumber(typed.Kilometres);
      const texts = {
        color: optional(typed.Colour),
        vin: optional(typed.VIN),
        engine_number: optional(typed['Engine number']),
        chassis_number: optional(typed['Chassis number']),
      };
      const isGood =
        registration_number !== '' &&
        [registration_number, ...Object.values(texts)].every((value) => lengthOf(value ?? '') <= 60) &&
        (km_driven === null || (Number.isInteger(km_driven) && km_driven >= 0 && km_driven <= 9_999_999));
      return isGood
        ? { registration_number, brand, model, year, fuel_type, last_oil_change, km_driven, ...texts }
        : null;
    },
  });
});

const openBooking = (scheduledDate: string) => {
  const idempotencyKey = '00000000-0000-4000-8000-0000000000aa';
  const draft = { moreServices: [], scheduledDate, dropOff: '', customerNotes: '', idempotencyKey };
  bookingDrafts.keep(customer.id, 3, draft);
  return renderScreen(<BookServiceScreen />, {
    backend: fakeBackend({
      vehicles: [buildVehicle()],
      services: [buildService()],
      'rpc/day_states': [],
      'rpc/book_service': refused,
    }),
    path: '/book-service',
    url: '/book-service?vehicle=3&service=5',
  });
};

test('The booking form accepts any note and sends only valid values', async () => {
  const { backend } = openBooking('2026-11-24');
  await screen.findByLabelText(/^Notes/);
  await fuzzForm({
    backend,
    fields: { Notes: { good: 'Squeaks', any: arbitraryText } },
    numRuns: 20,
    submit: 'Submit Request',
    sends: 'rpc/book_service',
    expected: ({ Notes }) => {
      const customer_notes = storedText(Notes);
      const sent = { vehicle_id: 3, service_ids: [5], scheduled_date: '2026-11-24' };
      if (lengthOf(customer_notes) > 5000) return null;
      return expect.objectContaining(customer_notes ? { ...sent, customer_notes } : sent);
    },
  });
});

test('A booking draft with any stored day opens, and an invalid day is not sent', async () => {
  for (const day of unusualDays) {
    const { backend, unmount } = openBooking(day);
    fireEvent.click(await screen.findByText('Submit Request'));
    const bookings = () => sentTo(backend, 'rpc/book_service').map(({ body }) => body);
    if (day === '9999-12-31') {
      await screen.findByText('The preferred date cannot be more than a year ahead');
      expect(bookings()).toEqual([]);
    } else {
      const isPast = day && day < today && /^\d{4}-\d\d-\d\d$/.test(day);
      await screen.findByText(
        isPast && !day.startsWith('0000')
          ? /^The preferred date cannot be in the past|^Please select/
          : /^Please select a preferred date/,
      );
      expect(bookings()).toEqual([]);
    }
    expectNoInjectedElements();
    unmount();
  }
});
