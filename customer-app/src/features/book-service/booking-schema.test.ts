import { bookingSchema } from './booking-schema.ts';

const today = '2026-11-21';
const complete = { serviceId: '5', moreServices: [], scheduledDate: '2026-11-24', customerNotes: '' };

async function messages(changes: Partial<typeof complete>) {
  const result = await bookingSchema(today)['~standard'].validate({ ...complete, ...changes });
  return result.issues?.map(({ message }) => message) ?? [];
}

test('A complete booking is accepted, for today too', async () => {
  expect(await messages({})).toEqual([]);
  expect(await messages({ scheduledDate: today })).toEqual([]);
});

test('Missing values are reported in the order of the form', async () => {
  expect(await messages({ serviceId: '', scheduledDate: '' })).toEqual([
    'Please select a service',
    'Please select a preferred date',
  ]);
});

test('A date in the past is refused', async () => {
  expect(await messages({ scheduledDate: '2026-11-20' })).toEqual([
    'The preferred date cannot be in the past',
  ]);
});

test('A date more than a year ahead is refused', async () => {
  expect(await messages({ scheduledDate: '2027-11-21' })).toEqual([]);
  expect(await messages({ scheduledDate: '2027-11-22' })).toEqual([
    'The preferred date cannot be more than a year ahead',
  ]);
});

test('Notes may be 5,000 characters long and no longer', async () => {
  expect(await messages({ customerNotes: 'x'.repeat(5000) })).toEqual([]);
  expect(await messages({ customerNotes: '🚗'.repeat(5000) })).toEqual([]);
  expect(await messages({ customerNotes: 'x'.repeat(5001) })).toEqual([
    'Notes must be no more than 5,000 characters long',
  ]);
});
