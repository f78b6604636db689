import { recordCosts } from './record-costs.ts';

const part = (cost: number) => ({ part_name: 'Oil Filter', quantity: 1, cost });

test.each([
  ['no parts', [], 3500, { parts: 0, work: 3500, total: 3500 }],
  ['parts', [part(0.1), part(0.2)], 3500.3, { parts: 0.3, work: 3500, total: 3500.3 }],
  ['parts that cost more than the final cost', [part(300)], 250, { parts: 300, work: -50, total: 250 }],
])('With %s the costs add up', (_, parts, final_cost, costs) => {
  expect(recordCosts({ parts, final_cost })).toEqual(costs);
});
