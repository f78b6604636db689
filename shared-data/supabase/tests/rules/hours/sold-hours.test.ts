import type { SoldHours } from '../../../../src/hours/hours-answers.ts';
import type { Role } from '../../support/people.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
let today: string;
beforeAll(async () => {
  workshop = await openWorkshop();
  const [row] = await workshop.backend.exec('select private.today()::text as today');
  today = String(row?.today);
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const rows = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);
const shift = (days: number) =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length);

describe('sold beside clocked minutes', () => {
  const sold = async (role: Role, by: string, parameters: object = {}) =>
    call<SoldHours>(await workshop.as(role), 'sold_hours', {
      from_day: shift(-6),
      to_day: today,
      by,
      ...parameters,
    });
  const seen = ({ rows: found }: SoldHours) =>
    found.map(({ name, jobs, sold_minutes, clocked_minutes }) => [name, jobs, sold_minutes, clocked_minutes]);
  const sums = ({ jobs, unclocked_jobs, sold_minutes, clocked_minutes }: SoldHours) => [
    ...[jobs, unclocked_jobs, sold_minutes, clocked_minutes],
  ];
  /** An entry of a mechanic on a request of the sample, hours ago. */
  const clocked = (name: string, request_id: number, hoursAgo: number, minutes: number) =>
    rows(
      `insert into private.clock_entries (
         mechanic_id, mechanic_name, request_id, registration_number, service_name, started_at, ended_at, began, ended
       )
       select m.mechanic_id, m.name, r.request_id, r.registration_number, r.service_name, now() - make_interval(hours => $3),
         now() - make_interval(hours => $3) + make_interval(mins => $4), 'start', 'complete'
       from public.mechanics m, public.service_requests r where m.name = $1 and r.request_id = $2`,
      [name, request_id, hoursAgo, minutes],
    );
  const { completed: own, othersCompleted: others } = requests;

  test('are those of approved lines and of the entries of each job, whoever clocked them; other work is neither @long', async () => {
    await clocked('Ravi', own, 60, 40);
    await clocked('Sunita', own, 60, 25);
    await clocked('Ravi', others, 80, 10);
    await rows(
      `insert into private.clock_entries (mechanic_id, mechanic_name, other_work, started_at, ended_at, began, ended)
       select mechanic_id, name, 'cleaning', now() - interval '9 hours', now() - interval '8 hours', 'other_work', 'stop'
       from public.mechanics where name = 'Ravi'`,
    );
    // Only what was approved was sold.
    await rows(
      `insert into public.request_lines (
         request_id, position, kind, description, quantity, unit, unit_price, minutes, source, status, decided_by_name, decided_at,
         decision_channel
       ) values ($1, 2, 'labour', 'Polish', 1, 'job', 0, 300, 'mechanic', 'declined', 'Asha', now(), 'phone')`,
      [own],
    );
    const jobs = await sold('manager', 'job');
    expect(seen(jobs)).toEqual(expect.arrayContaining([['Oil Change', 1, 45, 65]]));
    expect(jobs.rows.find(({ request_id }) => request_id === others)).toMatchObject({
      sold_minutes: 45,
      clocked_minutes: 10,
    });
    for (const group of ['mechanic', 'week', 'service']) {
      const grouped = await sold('manager', group);
      expect([group, sums(grouped)]).toEqual([group, sums(jobs)]);
      const add = (of: 'sold_minutes' | 'clocked_minutes') =>
        grouped.rows.reduce((sum, row) => sum + row[of], 0);
      expect([add('sold_minutes'), add('clocked_minutes')]).toEqual([
        jobs.sold_minutes,
        jobs.clocked_minutes,
      ]);
    }
    expect(seen(await sold('manager', 'mechanic'))).toEqual(
      expect.arrayContaining([['Sunita', expect.any(Number), 45, 25]]),
    );
  });

  describe('are kept in the row of a completed job', () => {
    const kept = async () => {
      const found = await rows(
        `select r.request_id, r.clocked_minutes, r.sold_service_id, coalesce(
           (select sum(e.minutes) from private.clock_entries e where e.request_id = r.request_id and r.status = 'completed'), 0
         )::int as entries, (
           select case when count(*) = 1 then max(l.service_id) end from public.request_lines l
           where l.request_id = r.request_id and l.status = 'approved' and l.minutes is not null
         ) as service from public.service_requests r`,
      );
      for (const row of found) {
        expect([row.request_id, row.clocked_minutes]).toEqual([row.request_id, row.entries]);
        expect([row.request_id, row.sold_service_id]).toEqual([row.request_id, row.service]);
      }
      return (request_id: number) =>
        found.find((row) => Number(row.request_id) === request_id)?.clocked_minutes;
    };
    const as = async (role: Role, name: string, parameters: Record<string, unknown>) =>
      call<{ correction_id: number }>(await workshop.as(role), name, parameters);
    /** An hour on the garage's clock two days ago, from this many minutes after its beginning to that many. */
    const span = (from: number, to: number) => {
      const at = (minutes: number) =>
        new Date(Date.now() + (330 - 48 * 60 + minutes) * 60_000)
          .toISOString()
          .slice(0, 'YYYY-MM-DDTHH:MM'.length);
      return { started_at: `${at(from)}:00`, ended_at: `${at(to)}:00`, reason: 'Forgotten' };
    };

    test('after a start, a helper, the completion, corrections of both, and a removal @long', async () => {
      const request_id = requests.approved;
      await as('mechanic', 'start_job', { request_id });
      await as('otherMechanic', 'join_job', { request_id });
      await rows(
        `update private.clock_entries set started_at = started_at - interval '40 minutes',
           received_at = received_at - interval '40 minutes' where request_id = $1`,
        [request_id],
      );
      // While it is in progress, nothing is kept.
      expect((await kept())(request_id)).toBe(0);
      await as('mechanic', 'complete_job', { request_id, parts: [] });
      expect((await kept())(request_id)).toBe(80);
      // A mechanic's word counts once it is accepted, a manager's at once.
      await rows(
        "update public.service_requests set created_at = now() - interval '9 days' where request_id = $1",
        [request_id],
      );
      const missing = await as('mechanic', 'propose_correction', { request_id, ...span(0, 25) });
      const refused = await as('mechanic', 'propose_correction', { request_id, ...span(60, 70) });
      expect((await kept())(request_id)).toBe(80);
      await as('manager', 'decide_correction', { correction_id: missing.correction_id, accept: true });
      await as('manager', 'decide_correction', {
        correction_id: refused.correction_id,
        accept: false,
        answer: 'Not that day',
      });
      expect((await kept())(request_id)).toBe(105);
      const [entry] = await rows(
        "select entry_id::int from private.clock_entries where request_id = $1 and began = 'correction'",
        [request_id],
      );
      await as('manager', 'propose_correction', { entry_id: entry?.entry_id, ...span(0, 10) });
      expect((await kept())(request_id)).toBe(90);
      await rows('delete from private.clock_corrections where true');
      await rows('delete from private.clock_entries where entry_id = $1', [entry?.entry_id]);
      expect((await kept())(request_id)).toBe(80);
    });

    test('after the mechanic is gone, with a running clock on another job', async () => {
      await clocked('Ravi', own, 60, 40);
      await as('otherMechanic', 'join_job', { request_id: requests.inProgress });
      expect((await kept())(own)).toBe(40);
      await as('manager', 'dismiss_mechanic', { mechanic_id: workshop.idOf('mechanic') });
      expect((await kept())(own)).toBe(40);
      expect((await kept())(requests.inProgress)).toBe(0);
    });

    test('with its service while that is all that was sold by the minute', async () => {
      const line = (minutes: number | null) =>
        rows(
          `insert into public.request_lines (
             request_id, position, kind, description, quantity, unit, unit_price, minutes, source, status, decided_by_name,
             decided_at, decision_channel
           )
           select $1, max(position) + 1, 'labour', 'Polish', 1, 'job', 0, $2::int, 'mechanic', 'approved', 'Asha', now(), 'phone'
           from public.request_lines where request_id = $1`,
          [own, minutes],
        );
      const service = async () => {
        await kept();
        const [row] = await rows(
          'select sold_service_id from public.service_requests where request_id = $1',
          [own],
        );
        return row?.sold_service_id ?? null;
      };
      await line(null);
      expect(await service()).not.toBeNull();
      await line(30);
      expect(await service()).toBeNull();
    });
  });

  test('are the same for a mechanic and for the manager who looks at this mechanic @long', async () => {
    await clocked('Ravi', own, 60, 40);
    await clocked('Sunita', own, 60, 25);
    await clocked('Ravi', others, 80, 10);
    const mechanic_id = workshop.idOf('mechanic');
    for (const group of ['job', 'mechanic', 'week', 'service']) {
      const mine_ = await sold('mechanic', group, { mechanic_id: workshop.idOf('otherMechanic') });
      const { mechanics, ...his } = await sold('manager', group, { mechanic_id });
      expect({ ...mine_, mechanics: [] }).toEqual({ ...his, mechanics: [] });
      expect([mine_.mechanics, mechanics.length]).toEqual([[], 3]);
    }
    // What another mechanic sold counts for them alone, the own minutes on it for the helper.
    const helped = (await sold('mechanic', 'job')).rows.find(({ request_id }) => request_id === others);
    expect(helped).toMatchObject({ sold_minutes: 0, clocked_minutes: 10 });
  });

  test('point out a service whose jobs take at least a quarter more or less, once there are five', async () => {
    const proposed = async () =>
      (await sold('manager', 'service')).rows.find(({ name }) => name === 'Oil Change')?.service ?? null;
    const made = await rows(
      `insert into public.service_requests (
         customer_id, vehicle_id, assigned_mechanic, mechanic_name, status, scheduled_date, estimated_cost, final_cost, completion_date,
         service_name, brand, model, year, registration_number
       )
       select r.customer_id, r.vehicle_id, r.assigned_mechanic, r.mechanic_name, 'completed', r.scheduled_date, 0, 0,
         now() - make_interval(hours => n), r.service_name, r.brand, r.model, r.year, r.registration_number
       from public.service_requests r cross join generate_series(1, 5) n where r.request_id = $1 returning request_id`,
      [own],
    );
    const ids = made.map(({ request_id }) => Number(request_id));
    await rows(
      `insert into public.request_lines (
         request_id, position, kind, description, quantity, unit, unit_price, minutes, service_id, source, status, decided_by_name,
         decided_at, decision_channel
       )
       select r, 1, 'labour', s.name, 1, 'job', 0, 45, s.service_id, 'booking', 'approved', 'Asha', now(), 'phone'
       from unnest($1::bigint[]) r, public.services s where s.name = 'Oil Change'`,
      [ids],
    );
    for (const [place, request_id] of ids.slice(0, 4).entries())
      await clocked('Ravi', request_id, 90 + place * 3, 57 + place);
    expect(await proposed()).toBeNull();
    await clocked('Ravi', ids[4] ?? 0, 110, 56);
    // 56 to 60 minutes: half took more than 58, which is 29 % over 45.
    expect(await proposed()).toMatchObject({ duration: 45, median_minutes: 58, proposed_duration: 60 });
    expect((await sold('mechanic', 'service')).rows.every(({ service }) => service === null)).toBe(true);
    await rows("update public.services set estimated_duration = 50 where name = 'Oil Change'");
    expect(await proposed()).toBeNull();
    await rows("update public.services set estimated_duration = 45 where name = 'Oil Change'");
  });

  test.each([
    // A quarter of 45 minutes is 11.25.
    [5, 56.25, 45, 55],
    [5, 56.24, 45, null],
    [5, 33.75, 45, 35],
    [5, 33.76, 45, null],
    [4, 90, 45, null],
    [5, 1, 45, 5],
  ])(
    'of %d jobs, half of which took more than %d minutes, propose for %d: %s',
    async (jobs, median, duration, minutes) => {
      expect(
        await rows('select private.proposed_duration($1, $2, $3) as minutes', [jobs, median, duration]),
      ).toEqual([{ minutes }]);
    },
  );

  test.each([
    [{ by: 'bay' }, 'PT400 Please choose jobs, mechanics, weeks or services (by)'],
    [{ from_day: '2020-01-01' }, 'PT400 Please ask for at most 31 days (to_day)'],
  ])('with %j are refused', async (parameters, text) => {
    const { code, message, hint } = await refuse(await workshop.as('manager'), 'sold_hours', {
      from_day: today,
      to_day: today,
      by: 'job',
      ...parameters,
    });
    expect(`${code} ${message} (${hint})`).toBe(text);
  });
});
