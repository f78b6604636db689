import { call } from '../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
/** By their key. By their bytes, Zora comes first and Émile last; in lower case Émile is last, too. */
const inOrder = ['adele Rao', 'Émile Rao', 'Zora Rao'];

beforeAll(async () => {
  workshop = await openWorkshop();
  const mechanics = ['mechanic', 'otherMechanic', 'dismissed'].map((person) =>
    workshop.idOf(person as Parameters<Workshop['idOf']>[0]),
  );
  const named = inOrder.map((name, place) => `('${mechanics[place]}'::uuid, '${name}')`).join();
  await workshop.backend.runScript(`
    update public.mechanics m set name = n.name from (values ${named}) n (id, name) where m.mechanic_id = n.id;
    delete from public.mechanics m where m.mechanic_id not in (select n.id from (values ${named}) n (id, name));
    update public.service_requests r set assigned_mechanic = n.id, mechanic_name = n.name, status = 'completed',
      completion_date = now(), final_cost = 100, is_paid = false
    from (values ${named}) n (id, name), unnest(array['${requests.pending}', '${requests.approved}',
      '${requests.inProgress}']::bigint[]) with ordinality j (id, place)
    where r.request_id = j.id and n.name = (array['${inOrder.join("','")}'])[j.place];
    update public.service_requests r set status = 'completed', completion_date = now(), final_cost = 100
    where r.status in ('approved', 'in_progress');
    insert into private.clock_entries (mechanic_id, mechanic_name, other_work, began, started_at)
    select m.mechanic_id, m.name, 'cleaning', 'other_work', now() from public.mechanics m;
    insert into private.suppliers (name, terms_days, lead_days) values ${inOrder.map((name) => `('${name}', 0, 0)`)};`);
  for (const [place, name] of inOrder.entries()) {
    await call(await workshop.as('manager'), 'register_walk_in', { name, phone: `984502222${place}` });
  }
});
afterAll(() => workshop.close());

const today = async () =>
  String((await workshop.backend.exec('select private.today()::text as day'))[0]?.day);

const ofDay = (day: string) => ({ from_day: day, to_day: day });
const rao = { search: 'rao' };

interface Named {
  name?: string;
  mechanic_name?: string;
}

test.each<[string, string | undefined, (day: string) => Record<string, unknown>]>([
  ['list_mechanics', 'rows', () => ({ sort: 'name' })],
  ['list_mechanics_for_assignment', undefined, () => ({})],
  ['salaries_due', undefined, () => ({})],
  ['schedule', 'lanes', ofDay],
  ['hours', 'on_clock', ofDay],
  ['hours', 'mechanics', ofDay],
  ['attendance', 'mechanics', (day) => ({ month: day })],
  ['sold_hours', 'mechanics', (day) => ({ ...ofDay(day), by: 'job' })],
  ['list_customers', 'rows', () => ({ ...rao, sort: 'name' })],
  ['find_at_desk', 'rows', () => ({ query: 'rao' })],
  ['list_suppliers', 'rows', () => rao],
])(
  '%s (%s) has persons in the order of their names, accents and case aside',
  async (name, list, parametersOf) => {
    const answer = await call<Record<string, Named[]>>(
      await workshop.as('manager'),
      name,
      parametersOf(await today()),
    );
    const rows = list === undefined ? (answer as unknown as Named[]) : (answer[list] ?? []);
    expect(rows.map((row) => row.name ?? row.mechanic_name)).toEqual(inOrder);
  },
);

test.each(['list_mechanics', 'list_customers'])('%s has them in the reverse order, too', async (name) => {
  const { rows } = await call<{ rows: Named[] }>(await workshop.as('manager'), name, { sort: '-name' });
  const named = rows.flatMap((row) => (row.name?.endsWith('Rao') ? [row.name] : []));
  expect(named).toEqual(inOrder.toReversed());
});
