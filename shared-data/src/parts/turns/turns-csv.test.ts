import { turnsCsv } from './turns-csv.ts';

const pump = {
  part_id: 1,
  part_name: 'Water Pump, small',
  part_code: '=W-1',
  category: 'Engine',
  current_stock: 3,
  stock_unit: 'pcs',
  used: 2,
  average_stock: 4.5,
  turn: 0.44,
  value: 7200.4,
};

test('a part that was never there has no turn, and no text is evaluated by a spreadsheet', () => {
  const lines = turnsCsv([pump, { ...pump, part_code: 'W-2', average_stock: 0, turn: null }]).split('\r\n');
  expect(lines.slice(1)).toEqual([
    '"Water Pump, small",\'=W-1,Engine,3,pcs,2,4.5,0.44,7200.40',
    '"Water Pump, small",W-2,Engine,3,pcs,2,0,,7200.40',
    '',
  ]);
});
