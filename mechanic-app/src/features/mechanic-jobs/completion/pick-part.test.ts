import { buildPart } from '../../../testing/build-part.ts';
import { pickPart } from './pick-part.ts';

test('A part is added with a quantity of 1', () => {
  expect(pickPart([], buildPart())).toMatchObject([{ id: 3, quantity: 1, maxStock: 8, price: 650 }]);
});

test('A part that was restocked since it was added is capped at its new stock', () => {
  const chosen = pickPart([], buildPart({ current_stock: 1 }));
  expect(pickPart(chosen, buildPart({ current_stock: 5, price: 700 }))).toMatchObject([
    { quantity: 2, maxStock: 5, price: 700 },
  ]);
});

test('The quantity is reduced when the stock has decreased since the part was added', () => {
  const chosen = pickPart(pickPart(pickPart([], buildPart()), buildPart()), buildPart());
  expect(pickPart(chosen, buildPart({ current_stock: 2 }))).toMatchObject([{ quantity: 2, maxStock: 2 }]);
});
