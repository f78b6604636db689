import { postgresVariable } from '../../../local-backend/testing/test-backend.ts';
import { explainQuestions } from '../../../scripts/explain-questions.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';
import { fillShelves } from './large-inventory.ts';

let workshop: Workshop;
let url: string;
beforeAll(async () => {
  workshop = await openWorkshop();
  await workshop.backend.runScript(fillShelves);
  const [database] = await workshop.backend.exec('select current_database() as name');
  const address = new URL(String(process.env[postgresVariable]));
  address.pathname = `/${database?.name}`;
  url = address.href;
});
afterAll(() => workshop.close());

/** How the list reads the parts for this person, and how many rows each way gives. */
async function readsOf(parameters: Record<string, unknown>) {
  const question = { screen: '/parts-management', state: 'opened', call: 'list_parts', parameters };
  const [explained] = await explainQuestions(url, workshop.idOf('mechanic'), [question]);
  return explained?.reads.filter(({ table }) => table === 'parts') ?? [];
}

test.each([
  ['name', 'parts_name_idx'],
  ['-name', 'parts_name_idx'],
  ['stock', 'parts_stock_idx'],
  ['-stock', 'parts_stock_idx'],
  ['value', 'parts_value_idx'],
  ['-value', 'parts_value_idx'],
])('a page by %s comes from an index, and all figures from one pass', async (sort, index) => {
  const reads = await readsOf({ sort, page: 3 });
  const page = reads.filter((read) => read.index !== undefined);
  expect(page.map((read) => read.index)).toEqual([index]);
  // Three pages of twenty, and those that share the last one's place in the order.
  expect(page[0]?.rows).toBeLessThan(400);
  expect(reads.filter((read) => read.index === undefined)).toEqual([
    { table: 'parts', way: 'Seq Scan', index: undefined, rows: 20_000 },
  ]);
});
