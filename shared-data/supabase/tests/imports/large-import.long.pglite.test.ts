import { call } from '../support/rpc-calls.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';
import { importRows } from './stage-rows.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

test('20,000 rows are imported and undone', async () => {
  const client = await workshop.as('manager');
  const people = Array.from({ length: 20_000 }, (_, place) => [
    `Person ${place}`,
    `+91 97${String(place).padStart(8, '0')}`,
    '',
  ]);
  const done = await importRows(client, 'customers', people);
  expect(done).toMatchObject({ added: 20_000 });
  await call(client, 'undo_import', { import_id: done.import_id });
  expect(await workshop.backend.exec(`select 1 from public.customers where phone like '+91 97%'`)).toEqual(
    [],
  );
}, 360_000);
