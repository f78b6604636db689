import { buildPart } from '../../testing/build-part.ts';
import { pickPart } from './pick-part.ts';

test('A part is added with a quantity of 1', () => {
  expect(pickPart([], buildPart())).toMatchObject([{ id: 3, quantity: 1, maxStock: 8, price: 650 }]);
});

test('A part that was restocked since it was chosen can be used up to its new stock', () => {
  const chosen = pickPart([], buildPart({ current_stock: 1 }));
  expect(pickPart(chosen, buildPart({ current_stock: 5, price: 700 }))).toMatchObject([
    { quantity: 2, maxStock: 5, price: 700 },
  ]);
});

test('A part of which less is left since it was chosen is brought down to that', () => {
  const chosen = pickPart(pickPart(pickPart([], buildPart()), buildPart()), buildPart());
  expect(pickPart(chosen, buildPart({ current_stock: 2 }))).toMatchObject([{ quantity: 2, maxStock: 2 }]);
});
