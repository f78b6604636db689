import { guessDateOrder, guessMapping, readDate } from './guess-settings.ts';
import { chunksOf } from './stage-file.ts';

test.each([
  ['customers', ['Customer Name', 'Mobile No.', 'City', 'Remarks'], { name: 0, phone: 1, address: 2 }],
  ['customers', ['PHONE NUMBER', 'address', 'Name'], { phone: 0, address: 1, name: 2 }],
  [
    'vehicles',
    ['Owner', 'Reg. No', 'Make', 'Model', 'Year', 'Contact No', 'Odometer', 'Fuel'],
    { registration_number: 1, brand: 2, model: 3, year: 4, owner_phone: 5, km_driven: 6, fuel_type: 7 },
  ],
  [
    'parts',
    ['SKU', 'Item', 'Category', 'MRP', 'Qty'],
    { part_code: 0, part_name: 1, category: 2, price: 3, current_stock: 4 },
  ],
  [
    'services',
    ['Date', 'Vehicle No', 'Work done', 'Amount', 'KM'],
    { day: 0, registration_number: 1, description: 2, cost: 3, kilometres: 4 },
  ],
  ['customers', ['A', 'B', ''], {}],
  // The more exact heading, in whatever order they stand.
  [
    'customers',
    ['Location', 'Owner', 'Customer Name', 'Mobile', 'Address'],
    { address: 4, name: 2, phone: 3 },
  ],
  ['customers', ['Address', 'Mobile', 'Customer Name', 'Owner'], { address: 0, name: 2, phone: 1 }],
  ['parts', ['Item', 'Item Name', 'Item Code', 'Group'], { part_name: 1, part_code: 2, category: 3 }],
  [
    'customers',
    ['Last Name', 'First Name', 'Phone', 'Address 1', 'Address 2'],
    { last_name: 0, name: 1, phone: 2, address: 3, address_2: 4 },
  ],
  ['customers', ['Name', 'Phone', 'City', 'Address'], { name: 0, phone: 1, address_2: 2, address: 3 }],
] as const)('the columns of %s are found by headings such as %j', (kind, headings, mapping) => {
  expect(guessMapping(kind, headings)).toEqual(mapping);
});

test.each([
  [['09/03/2026', '25/12/2026'], 'day_first'],
  [['09/03/2026', '12/25/2026'], 'month_first'],
  [['09/03/2026', '9 Mar 2026'], 'day_first'],
  [[], 'day_first'],
] as const)('dates such as %j are read %s', (dates, order) => {
  expect(guessDateOrder(dates)).toBe(order);
});

test.each([
  ['2026-03-09', 'day_first', '2026-03-09'],
  ['09/03/2026', 'day_first', '2026-03-09'],
  ['09/03/2026', 'month_first', '2026-09-03'],
  ['9 Mar 2026', 'month_first', '2026-03-09'],
  ['9-March-26', 'day_first', '2026-03-09'],
  ['09.03.26 10:30', 'day_first', '2026-03-09'],
  ['31/02/2026', 'day_first', undefined],
  ['9 Foo 2026', 'day_first', undefined],
  ['soon', 'day_first', undefined],
] as const)('%s, %s, is %s', (text, order, day) => {
  expect(readDate(text, order)).toBe(day);
});

test('rows are sent in requests that the backend accepts, all of them in their order', () => {
  const rows = Array.from({ length: 1200 }, (_, place): [number, string] => [
    place + 2,
    'x'.repeat(place % 7 ? 5 : 5001),
  ]);
  const chunks = chunksOf(rows);
  expect(chunks.flat()).toEqual(rows);
  for (const chunk of chunks) {
    expect(chunk.length).toBeLessThanOrEqual(500);
    expect(JSON.stringify(chunk).length).toBeLessThan(210_000);
  }
});
