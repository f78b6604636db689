import { changeOf, formatFigure, formatRow } from './figure-words.ts';
import type { FigureRow } from './reports-answers.ts';

const row: FigureRow = {
  ...{ key: 'request-1', day: '2026-11-22', opens: null, ref: 1, title: 'Oil Change', detail: 'KA 01' },
  ...{ person: null, value: 90, base: 60 },
};

test.each([
  ['rupees', 'sum', 1250.5, '₹1,250.50'],
  ['count', 'sum', 1234567, '12,34,567'],
  ['percent', 'share', 33.3, '33.3 %'],
  ['minutes', 'mean', 95.4, '1h 35m'],
  ['minutes', 'mean', 4320, '3 days'],
  // Sold hours are hours, however many.
  ['minutes', 'sum', 6000, '100 hours'],
  ['minutes', 'base', 6001, '100h 1m'],
  ['score', 'mean', 4.25, '4.25'],
  ['ratio', 'end', 0.38, '0.38'],
  ['percent', 'share', null, '–'],
] as const)('%s by %s of %s is %s', (unit, way, value, text) => {
  expect(formatFigure({ unit, way }, value)).toBe(text);
});

test.each([
  ['rupees', 120, 100, '+20 %'],
  ['rupees', 80, 100, '−20 %'],
  ['rupees', 100, 100, '0 %'],
  ['rupees', 50, -100, '+150 %'],
  ['percent', 41.5, 40, '+1.5 points'],
  ['percent', 41.5, 0, '+41.5 points'],
  // No percentage says how much more than 0 it is.
  ['rupees', 120, 0, 'new'],
  ['rupees', 0, 0, '0 %'],
  ['rupees', null, 100, null],
  ['score', 4, null, null],
] as const)('%s: %s after %s changed by %s', (unit, value, earlier, text) => {
  expect(changeOf({ unit }, value, earlier)).toBe(text);
});

test.each([
  ['revenue', 'rupees', 'sum', '₹90'],
  ['clocked', 'minutes', 'base', '1 hour'],
  ['sold_share', 'percent', 'share', '1h 30m of 1 hour'],
  ['margin_share', 'percent', 'share', '₹90 of ₹60'],
  ['approval_rate', 'percent', 'share', '90 of 60'],
  ['turn', 'ratio', 'end', '₹90 of ₹60'],
] as const)('a row of %s adds %s by %s', (figure, unit, way, text) => {
  expect(formatRow({ figure, unit, way }, row)).toBe(text);
});
