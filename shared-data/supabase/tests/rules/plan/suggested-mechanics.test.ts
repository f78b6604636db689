import { call } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

interface Suggestion {
  request_id: number;
  suggested_mechanic: string | null;
  specialists: string[];
}

const list = async () => {
  const { rows } = await call<{ rows: Suggestion[] }>(await workshop.as('manager'), 'list_assignments');
  return rows;
};
/** The employee id of the mechanic that is suggested for each of these requests. */
async function suggested(...ids: number[]) {
  const mechanics = await workshop.backend.exec('select mechanic_id, employee_id from public.mechanics', []);
  return (await list())
    .filter(({ request_id }) => ids.includes(request_id))
    .map(
      ({ suggested_mechanic }) =>
        mechanics.find(({ mechanic_id }) => mechanic_id === suggested_mechanic)?.employee_id ?? null,
    );
}
const change = (text: string) => workshop.backend.exec(text);

/** Karl has no open job, Ravi two, Sunita one. */
describe('the suggested mechanic', () => {
  test('has the fewest open jobs when nobody is a specialist @long', async () => {
    expect(await suggested(requests.pending)).toEqual(['M3']);
  });

  test('is a specialist, however busy', async () => {
    await change("update public.mechanics set specialization = 'Oil changes' where employee_id = 'M1'");
    expect(await suggested(requests.pending)).toEqual(['M1']);
  });

  test('works on the day of the request', async () => {
    await change(`
      update public.opening_hours set opens = '09:00', closes = '18:00';
      delete from public.closed_days;
      update public.service_requests set scheduled_date = private.scheduled_time(private.today() + 3)
      where request_id = ${requests.pending};
      insert into private.absences (mechanic_id, first_day, last_day, part, reason, mechanic_name)
      select m.mechanic_id, private.today() + 3, private.today() + 3, 'day', 'Ill', m.name
      from public.mechanics m where m.employee_id = 'M3';`);
    expect(await suggested(requests.pending)).toEqual(['M2']);
  });

  test('is available, before a specialist who is offline', async () => {
    await change(
      "update public.mechanics set specialization = 'Oil', available = false where employee_id = 'M3'",
    );
    expect(await suggested(requests.pending)).toEqual(['M2']);
  });

  test('is the most experienced of equally busy ones', async () => {
    await change(
      `update public.service_requests set status = 'pending', assigned_mechanic = null
       where status in ('approved', 'in_progress')`,
    );
    expect(await suggested(requests.pending)).toEqual(['M2']);
  });

  test('shares the requests of a list among the mechanics', async () => {
    await change(
      `update public.service_requests
       set status = 'pending', assigned_mechanic = null, mechanic_name = null, created_at = now() + request_id * '1 h'::interval
       where request_id in (1, 2, 3, 6)`,
    );
    // Sunita has one open job, the others none.
    expect(await suggested(1, 2, 3, 6)).toEqual(['M1', 'M3', 'M2', 'M1']);
  });

  test('is absent for a request that has a mechanic or has ended, and without any mechanic', async () => {
    const ended = (await list()).filter(({ request_id }) => request_id !== requests.pending);
    expect(ended.map(({ suggested_mechanic }) => suggested_mechanic)).toEqual(ended.map(() => null));
    await change('delete from public.mechanics where true');
    expect((await list()).every(({ suggested_mechanic }) => suggested_mechanic === null)).toBe(true);
  });
});

test.each([
  ['is the category', 'Maintenance work', 'Oil Change', 'maintenance', true],
  ['is the category in the plural', 'ELECTRICALS', 'Battery Service', 'electrical', true],
  ['is in the name of the service', 'Brakes', 'Brake Repair & Service', 'repair', true],
  ['has all its words in the name', 'Air-conditioning', 'Air Conditioning Service', 'comfort', true],
  ['has one word in common', 'Air brakes', 'Brake Repair & Service', 'repair', false],
  ['has nothing in common', 'Suspension', 'Battery Service', 'electrical', false],
  ['has all its words in a service without a category', 'Brakes', 'Brake Repair', null, true],
  ['is a category that the service lacks', 'Repair', 'Battery Service', null, false],
  ['is written in another script', 'ब्रेक', 'ब्रेक Repair', null, true],
  ['is empty', ' 24 / 7 ', 'Battery Service', 'electrical', false],
  ['is missing', null, 'Battery Service', 'electrical', false],
])('a specialization that %s', async (_, skill, service, category, isSpecialist) => {
  const [row] = await workshop.backend.exec(
    `select coalesce(private.is_skill_for(
      private.skill_words($1), private.skill_words($2), private.skill_words($3)), false) as fits`,
    [skill, service, category],
  );
  expect(row).toEqual({ fits: isSpecialist });
});
