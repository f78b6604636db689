import { refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

/** Each list with a filter of fixed values: as whom, and the parameter. */
const lists = [
  ['list_requests', 'customer', 'status'],
  ['list_jobs', 'mechanic', 'status'],
  ['list_assignments', 'manager', 'status'],
  ['list_customers', 'manager', 'status'],
  ['list_parts', 'mechanic', 'stock_level'],
  ['part_movements', 'mechanic', 'kind'],
  ['list_stock_takes', 'mechanic', 'state'],
  ['list_suppliers', 'manager', 'state'],
  ['list_orders', 'manager', 'state'],
  ['list_estimates', 'manager', 'state'],
  ['list_invoices', 'manager', 'filter'],
  ['list_messages', 'manager', 'state'],
  ['list_due_work', 'manager', 'kind'],
  ['list_changes', 'manager', 'subject'],
  ['list_changes', 'manager', 'action'],
  ['list_import_rows', 'manager', 'outcome'],
] as const;

const needed: Record<string, object> = {
  part_movements: { part_id: parts.oilFilter },
  list_import_rows: { import_id: 0 },
};

test.each(lists)('%s refuses a %s an unknown %s in words', async (name, role, parameter) => {
  const client = await workshop.as(role);
  expect(await refuse(client, name, { ...needed[name], [parameter]: 'Lost ' })).toEqual({
    code: 'PT400',
    hint: 'filter',
    message: 'This list has no filter "Lost"',
  });
  for (const none of [null, '', 'all']) {
    expect((await client.rpc(name, { ...needed[name], [parameter]: none })).error).toBeNull();
  }
});
