import { addScanned, matchList } from './count-delivery.ts';
import type { DeliveredLine } from './receive-form.ts';

const line = (lineId: number, code: string, changes: Partial<DeliveredLine> = {}): DeliveredLine => ({
  lineId,
  code,
  name: code,
  otherNumbers: [],
  unit: 'pcs',
  open: 10,
  quantity: 10,
  cost: 100,
  rate: 18,
  ...changes,
});
const lines = [line(1, 'F-1', { otherNumbers: ['OC 1063'] }), line(2, 'B-1')];
const row = (code: string, quantity: number | null, price: number | null = null) => ({
  row: 1,
  code,
  quantity,
  price,
});

test('A scanned code or other number adds one to its line; another code to none', () => {
  const counted = addScanned(lines, ' oc 1063 ');
  expect(counted?.map(({ quantity }) => quantity)).toEqual([11, 10]);
  expect(addScanned(lines, 'OC-1063')).toEqual(counted);
  expect(addScanned(lines, 'b1')?.map(({ quantity }) => quantity)).toEqual([10, 11]);
  expect(addScanned(lines, 'X-1')).toBeUndefined();
});

test('A list adds up the quantities of a part, and names codes that are unknown or have none', () => {
  const rows = [row('f-1', 4, 95.5), row('X-1', 2), row('OC1063', 3), row('B-1', null), row('B-1', 1.5)];
  const listed = matchList(lines, rows);
  expect(listed.lines.map(({ quantity, cost }) => [quantity, cost])).toEqual([
    [7, 95.5],
    [0, 100],
  ]);
  expect(listed).toMatchObject({ matched: 1, unknown: ['X-1'], unread: ['B-1', 'B-1'] });
});

test('A list of litres adds up thousandths; of what is counted a fraction is not read', () => {
  const oil = [line(3, 'O-1', { unit: 'litre' })];
  const listed = matchList(oil, [row('O-1', 0.1), row('O-1', 0.2), row('O-1', 3.5001)]);
  expect(listed.lines.map(({ quantity }) => quantity)).toEqual([0.3]);
  expect(listed.unread).toEqual(['O-1']);
});
