import { fitAll } from './fitting-labels.ts';

test.each([
  [['9 Nov', '16 Nov', '23 Nov', '30 Nov'], true],
  [['2 Nov', '9 Nov', '16 Nov', '23 Nov', '30 Nov'], false],
  [['KA 05 AD 7070', 'KA 01 AB 1234', 'KA 01 HK 1919'], false],
  [['KA 05 AD 7070', 'KA 01 AB 1234'], true],
  [[], true],
])('all of %j are shown below the bars of a phone: %p', (labels, all) => {
  expect(fitAll(labels)).toBe(all);
});
