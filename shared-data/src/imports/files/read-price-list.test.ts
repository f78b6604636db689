import { readPriceList } from './read-price-list.ts';

const read = (text: string) => readPriceList(text);

test('Columns are found by their headings, in any order and with the names that suppliers use', async () => {
  expect(await read('Item;Part No;Qty;Cost price\nOil filter;F-1;12;"1,120.50"\n\nPad;B-1;2;₹ 900')).toEqual([
    { row: 2, code: 'F-1', quantity: 12, price: 1120.5 },
    { row: 4, code: 'B-1', quantity: 2, price: 900 },
  ]);
  // What they charge, where there is no cost.
  expect(await read('SKU,Rate,Quantity\nF-1,95,3')).toEqual([
    { row: 2, code: 'F-1', quantity: 3, price: 95 },
  ]);
});

test('Without headings the columns are code, quantity and price', async () => {
  expect(await read('F-1,12,95\nB-1,2,')).toEqual([
    { row: 1, code: 'F-1', quantity: 12, price: 95 },
    { row: 2, code: 'B-1', quantity: 2, price: null },
  ]);
  expect(await read('F-1,1')).toEqual([{ row: 1, code: 'F-1', quantity: 1, price: null }]);
});

test('What cannot be read is told from nothing, and a row without a code is left out', async () => {
  expect(await read('Code,Quantity\nF-1,some\n,3\nB-1,-2')).toEqual([
    { row: 2, code: 'F-1', quantity: null, price: null },
    { row: 4, code: 'B-1', quantity: null, price: null },
  ]);
});
