import { offeredPrice } from './offered-price.ts';

test.each([
  ['a price that changed', 800, 900, false, '₹800, now ₹900'],
  ['a price that did not', 800, 800, false, '₹800'],
  ['words alone, which have no price now', 800, null, false, '₹800'],
  ['what was never priced', null, 900, false, 'No price yet, now ₹900'],
  ['words that were never priced', null, null, false, 'No price yet'],
  ['what an earlier owner was offered', null, 900, true, 'Now ₹900'],
  ['words that an earlier owner was offered', null, null, true, 'Offered to an earlier owner'],
])('%s', (_, price_then, price_now, is_withheld, said) => {
  expect(offeredPrice({ price_then, price_now, is_withheld })).toBe(said);
});
