import type {
  Attendance,
  ClockCorrection,
  ClockEntry,
  Hours,
  JoinableJob,
  MyHours,
} from '../../../../src/hours/hours-answers.ts';
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
const by = async <Answer>(role: Role, name: string, parameters: object = {}) =>
  call<Answer>(await workshop.as(role), name, parameters as Record<string, unknown>);
const refused = async (role: Role, name: string, parameters: object) => {
  const { code, message, hint } = await refuse(
    await workshop.as(role),
    name,
    parameters as Record<string, unknown>,
  );
  return `${code} ${message}${hint ? ` (${hint})` : ''}`;
};
const mine = (role: Role = 'mechanic') =>
  by<MyHours>(role, 'my_hours', { from_day: shift(-30), to_day: today });
const shift = (days: number) =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length);
/** On the garage's clock, which is ahead by this much all year. */
const local = (minutes: number) =>
  new Date(Date.now() + (330 - minutes) * 60_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
/** Entries, oldest first: what it was, and how it ended. */
const clock = async (role: Role = 'mechanic') =>
  (await mine(role)).entries
    .toReversed()
    .map(({ request_id, other_work, ended }) => [request_id ?? other_work, ended]);
/** Moves everything that was clocked back in time. */
const later = (minutes: number) =>
  rows(
    `update private.clock_entries set started_at = started_at - make_interval(mins => $1),
       ended_at = ended_at - make_interval(mins => $1), received_at = received_at - make_interval(mins => $1) where true`,
    [minutes],
  );
const start = (parameters: object = {}) =>
  by<{ counts_from: string }>('mechanic', 'start_job', { request_id: requests.approved, ...parameters });
const other = (kind: string, parameters: object = {}) =>
  by<ClockEntry>('mechanic', 'clock_other_work', { kind, ...parameters });
const join = (role: Role, request_id: number = requests.inProgress) =>
  by<ClockEntry>(role, 'join_job', { request_id });
const apart = (from: string | null, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from ?? '')) / 60_000);

describe('the clock', () => {
  test('begins with the start of a job and ends with the queue, the next start and the completion @long', async () => {
    const request_id = requests.approved;
    await start();
    expect((await mine()).open).toMatchObject({ request_id, began: 'start', service_name: 'Oil Change' });
    await by('mechanic', 'queue_job', { request_id });
    expect((await mine()).open).toBeNull();
    await join('mechanic');
    await start();
    await by('mechanic', 'complete_job', { request_id, parts: [] });
    expect(await clock()).toEqual([
      [requests.approved, 'queue'],
      [requests.inProgress, 'another'],
      [requests.approved, 'complete'],
    ]);
  });

  test('ends when the car waits, and goes on when its mechanic lets it go on, not when a manager does @long', async () => {
    const request_id = requests.inProgress;
    await by('manager', 'check_in', { request_id, kilometres: 99, fuel: 'half' });
    await join('mechanic');
    await join('otherMechanic');
    await by('mechanic', 'set_waiting', { request_id, reason: 'lift' });
    expect([await clock(), await clock('otherMechanic')]).toEqual([
      [[request_id, 'wait']],
      [[request_id, 'wait']],
    ]);
    expect(await refused('otherMechanic', 'join_job', { request_id })).toBe(
      'PT409 This car waits. Let it go on first.',
    );
    await by('mechanic', 'end_waiting', { request_id });
    expect((await mine()).open).toMatchObject({ request_id, began: 'go_on' });
    expect((await mine('otherMechanic')).open).toBeNull();
    await by('mechanic', 'set_waiting', { request_id, reason: 'lift' });
    await by('manager', 'end_waiting', { request_id });
    expect((await mine()).open).toBeNull();
  });

  test('runs for several mechanics on one job, until it is completed', async () => {
    const request_id = requests.inProgress;
    expect((await mine('otherMechanic')).jobs.map((job) => [job.request_id, job.is_own])).toEqual([
      [requests.othersInProgress, true],
      [request_id, false],
    ]);
    await join('mechanic');
    expect(await join('otherMechanic')).toMatchObject({ began: 'join', registration_number: 'KA 01 A 1' });
    expect(
      (await by<Hours>('manager', 'hours', { from_day: today, to_day: today })).on_clock.map(
        ({ mechanic_name }) => mechanic_name,
      ),
    ).toEqual(['Ravi', 'Sunita']);
    await by('mechanic', 'complete_job', { request_id, parts: [] });
    expect(await clock('otherMechanic')).toEqual([[request_id, 'complete']]);
    expect(await refused('otherMechanic', 'join_job', { request_id })).toBe(
      'PT409 Only a job in progress can be joined',
    );
  });

  test('takes other work with its reason, and a repeat changes nothing', async () => {
    await join('mechanic');
    const { entry_id } = await other('cleaning');
    expect((await other('cleaning')).entry_id).toBe(entry_id);
    expect(await refused('mechanic', 'clock_other_work', { kind: 'other', note: ' ' })).toBe(
      'PT400 Please say what it is (note)',
    );
    expect(await refused('mechanic', 'clock_other_work', { kind: 'lunch' })).toBe(
      'PT400 Please choose the work (kind)',
    );
    expect(await other('other', { note: ' Fetched keys ' })).toMatchObject({ note: 'Fetched keys' });
    expect(await by('mechanic', 'stop_clock')).toMatchObject({ ended: 'stop' });
    expect(await by('mechanic', 'stop_clock')).toBeNull();
    expect(await clock()).toEqual([
      [requests.inProgress, 'another'],
      ['cleaning', 'another'],
      ['other', 'stop'],
    ]);
  });

  test('ends the own clock when a completion was pressed without a network, and that of others now', async () => {
    await join('mechanic');
    await join('otherMechanic');
    await later(60);
    const pressed_at = minutesAgo(20);
    await by('mechanic', 'complete_job', { request_id: requests.inProgress, pressed_at });
    const [own] = (await mine('mechanic')).entries;
    const [others] = (await mine('otherMechanic')).entries;
    expect([own?.ended, apart(own?.ended_at ?? null, pressed_at)]).toEqual(['complete', 0]);
    expect([others?.ended, apart(others?.ended_at ?? null, minutesAgo(0))]).toEqual(['complete', 0]);
  });

  test('counts a press without a network from when it was pressed, within bounds', async () => {
    await other('cleaning');
    await later(60);
    const pressed = minutesAgo(20);
    expect(apart((await start({ pressed_at: pressed })).counts_from, pressed)).toBe(0);
    // Only the answer was lost: sent again, it changes nothing.
    expect(apart((await start({ pressed_at: pressed })).counts_from, pressed)).toBe(0);
    const [before] = (await mine()).entries.toReversed();
    expect(apart(before?.ended_at ?? null, pressed)).toBe(0);
    // Not before the one that began 20 minutes ago, nor later than now.
    const early = await other('driving', { pressed_at: minutesAgo(50) });
    expect([apart(early.started_at, minutesAgo(20)), early.pressed_at]).toEqual([0, expect.any(String)]);
    const ahead = await other('training', { pressed_at: minutesAgo(-90) });
    expect(apart(ahead.started_at, minutesAgo(0))).toBe(0);
    await by('mechanic', 'stop_clock');
    await later(5000);
    expect(
      apart((await other('cleaning', { pressed_at: minutesAgo(3000) })).started_at, minutesAgo(720)),
    ).toBe(0);
  });

  test('is marked once it ran past closing @long', async () => {
    await rows("update public.opening_hours set opens = '09:00', closes = '18:00' where true");
    await rows('delete from public.closed_days where true');
    await other('cleaning');
    const began = (time: string, days = -1) =>
      rows(
        `update private.clock_entries set started_at = (private.today() + $2::int + $1::time) at time zone private.garage_time_zone()
         where true`,
        [time, days],
      );
    await began('10:00');
    expect((await mine()).open).toMatchObject({ ran_over: true });
    await rows(
      "update private.clock_entries set ended_at = started_at + interval '8 hours', ended = 'stop' where true",
    );
    expect((await mine()).entries).toMatchObject([{ ran_over: false, minutes: 480 }]);
    await rows("update private.clock_entries set ended_at = started_at + interval '9 hours' where true");
    const { days } = await by<Attendance>('mechanic', 'attendance', { month: shift(-1) });
    expect(days.find(({ day }) => day === shift(-1))).toMatchObject({
      minutes: 540,
      ran_over: true,
      entries: [{ other_work: 'cleaning', minutes: 540 }],
    });
    // A manager who names nobody gets the first by name.
    expect(await by('manager', 'attendance', { month: shift(-1) })).toMatchObject({
      mechanic_name: 'Karl',
      minutes: 0,
      corrections: [],
      mechanics: [{ name: 'Karl' }, { name: 'Ravi' }, { name: 'Sunita' }],
    });
    const mechanic_id = workshop.idOf('otherMechanic');
    expect(await by('manager', 'attendance', { month: shift(-1), mechanic_id })).toMatchObject({
      mechanic_name: 'Sunita',
      minutes: 0,
    });
    // A mechanic's sheet is the own one, whoever is named.
    expect(await by('mechanic', 'attendance', { month: shift(-1), mechanic_id })).toMatchObject({
      mechanic_name: 'Ravi',
      mechanics: [],
    });
  });

  test('ends with a dismissal and a cleared request, and keeps who and what it was', async () => {
    await join('mechanic');
    await join('otherMechanic');
    await by('manager', 'dismiss_mechanic', { mechanic_id: workshop.idOf('otherMechanic') });
    await by('manager', 'clear_all_requests');
    expect(
      await rows(
        'select mechanic_name, registration_number, ended, mechanic_id is null as gone from private.clock_entries order by 1',
      ),
    ).toEqual([
      { mechanic_name: 'Ravi', registration_number: 'KA 01 A 1', ended: 'gone', gone: false },
      { mechanic_name: 'Sunita', registration_number: 'KA 01 A 1', ended: 'gone', gone: true },
    ]);
  });

  test('cannot run twice nor overlap, whoever writes it', async () => {
    await other('cleaning');
    const insert = (from: string, to: string) =>
      rows(
        `insert into private.clock_entries (mechanic_id, mechanic_name, other_work, started_at, ended_at, began, ended)
         select mechanic_id, name, 'driving', now() + $1::interval, now() + $2::interval, 'other_work',
           case when $2 is not null then 'stop' end
         from public.mechanics where name = 'Ravi'`,
        [from, to],
      );
    await insert('-3 hours', '-2 hours');
    await insert('-2 hours', '-1 hours');
    await expect(insert('-90 minutes', '-80 minutes')).rejects.toThrow('clock_entries_do_not_overlap');
    await expect(insert('-30 minutes', '30 minutes')).rejects.toThrow('clock_entries_do_not_overlap');
    await expect(
      rows('update private.clock_entries set ended_at = null, ended = null where true'),
    ).rejects.toThrow(/clock_entries_(open_idx|do_not_overlap)/);
  });
});

describe('a correction', () => {
  const propose = (parameters: object = {}, role: Role = 'mechanic') =>
    by<ClockCorrection>(role, 'propose_correction', {
      started_at: local(120),
      ended_at: local(60),
      reason: 'Forgot to stop',
      ...parameters,
    });
  const decide = (correction_id: number, accept: boolean, answer?: string) =>
    by<ClockCorrection>('manager', 'decide_correction', { correction_id, accept, answer });
  const clocked = async () => {
    const { entry_id } = await other('cleaning');
    await later(180);
    return entry_id;
  };

  test('is proposed by the mechanic and accepted by a manager, and what it was stays', async () => {
    const entry_id = await clocked();
    const { correction_id, state } = await propose({ entry_id });
    expect(state).toBe('open');
    expect(
      await refused('mechanic', 'propose_correction', {
        entry_id,
        reason: 'Again',
        started_at: local(9),
        ended_at: local(8),
      }),
    ).toBe('PT409 A correction of this entry is not decided yet (entry_id)');
    const { corrections } = await by<Hours>('manager', 'hours', { from_day: today, to_day: today });
    expect(corrections).toMatchObject([{ correction_id, entry: { entry_id, ended_at: null } }]);
    await decide(correction_id, true, 'Seen you leave');
    await decide(correction_id, true);
    const seen = await mine();
    expect(seen.open).toBeNull();
    expect(seen.entries).toMatchObject([{ entry_id, ended: 'correction', minutes: 60 }]);
    expect(seen.corrections).toMatchObject([
      { state: 'accepted', answer: 'Seen you leave', decided_by_name: 'Meera', was_ended_at: null },
    ]);
    expect(apart(seen.corrections[0]?.was_started_at ?? null, minutesAgo(180))).toBe(0);
    expect(
      await refused('manager', 'decide_correction', { correction_id, accept: false, answer: 'No' }),
    ).toBe('PT409 Meera has accepted this correction already');
    expect(
      await rows(
        "select action, actor_name from private.changes where subject = 'clock_correction' order by change_id",
      ),
    ).toEqual([
      { action: 'added', actor_name: 'Ravi' },
      { action: 'changed', actor_name: 'Meera' },
    ]);
  });

  test('is refused with a word, which the mechanic reads', async () => {
    const entry_id = await clocked();
    const { correction_id } = await propose({ entry_id });
    expect(await refused('manager', 'decide_correction', { correction_id, accept: false, answer: ' ' })).toBe(
      'PT400 Please say why (answer)',
    );
    await decide(correction_id, false, 'You were here until six');
    expect(await mine()).toMatchObject({
      open: { entry_id },
      corrections: [{ state: 'refused', answer: 'You were here until six' }],
    });
    expect(await propose({ entry_id })).toMatchObject({ state: 'open' });
  });

  test('never overlaps what was clocked since', async () => {
    const entry_id = await clocked();
    const { correction_id } = await propose({ entry_id, ended_at: local(1) });
    await other('driving', { pressed_at: minutesAgo(30) });
    expect(await refused('manager', 'decide_correction', { correction_id, accept: true })).toMatch(
      /^PT409 It would overlap driving from /,
    );
  });

  test('adds an entry that is missing; a manager needs nobody else for it', async () => {
    const { correction_id } = await propose({ other_work: 'driving', reason: 'Fetched a car' });
    await decide(correction_id, true);
    expect((await mine()).entries).toMatchObject([
      { other_work: 'driving', note: 'Fetched a car', began: 'correction', minutes: 60 },
    ]);
    const mechanic_id = workshop.idOf('mechanic');
    expect(
      await propose(
        { other_work: 'training', mechanic_id, started_at: local(300), ended_at: local(240) },
        'manager',
      ),
    ).toMatchObject({ state: 'accepted', decided_by_name: 'Meera' });
    expect((await mine()).sums).toEqual({ job_minutes: 0, other_minutes: 120, sold_minutes: 225 });
  });

  test('adds a missing entry for a job, one that was paid too, which counts like a clocked one', async () => {
    expect(
      (await by<JoinableJob[]>('mechanic', 'jobs_to_add')).map(({ request_id, is_own }) => [
        request_id,
        is_own,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [requests.inProgress, true],
        [requests.othersInProgress, false],
        [requests.paid, true],
      ]),
    );
    // Nine days ago.
    const at = { started_at: local(9 * 1440 + 90), ended_at: local(9 * 1440 + 30) };
    const job = { ...at, request_id: requests.paid, reason: 'Forgot to clock on' };
    const { correction_id, ...proposed } = await propose(job);
    expect(proposed).toMatchObject({
      state: 'open',
      request_id: requests.paid,
      service_name: 'Brake Repair',
    });
    await decide(correction_id, false, 'You were away');
    await decide((await propose(job)).correction_id, true);
    const { entries, sums, corrections } = await mine();
    expect(entries).toMatchObject([
      {
        request_id: requests.paid,
        service_name: 'Brake Repair',
        other_work: null,
        began: 'correction',
        minutes: 60,
      },
    ]);
    expect(sums.job_minutes).toBe(60);
    expect(corrections.map(({ state, answer }) => [state, answer])).toEqual([
      ['accepted', null],
      ['refused', 'You were away'],
    ]);
    // Who was on another's job may say so.
    const helped = { ...at, request_id: requests.othersInProgress };
    const { correction_id: over } = await propose(helped);
    expect(await refused('manager', 'decide_correction', { correction_id: over, accept: true })).toMatch(
      /^PT409 It would overlap Brake Repair from .+ \(started_at\)$/,
    );
  });

  test('for a job that was not started, is gone or is named beside other work is refused', async () => {
    const missing = { started_at: local(120), ended_at: local(60), reason: 'Forgot' };
    const outcome = (parameters: object) =>
      refused('mechanic', 'propose_correction', { ...missing, ...parameters });
    expect(await outcome({ request_id: requests.approved })).toBe(
      'PT409 Only a job that was started can be added (request_id)',
    );
    expect(await outcome({ request_id: 999 })).toBe(
      'PT404 This job was not found. It may have been removed. (request_id)',
    );
    expect(await outcome({ request_id: requests.inProgress, other_work: 'driving' })).toBe(
      'PT400 Please choose the work (other_work)',
    );
    expect(await outcome({ request_id: requests.paid })).toMatch(
      /^PT400 This job was completed on .+\. Enter an earlier beginning\. \(started_at\)$/,
    );
    const early = { started_at: local(30 * 1440), ended_at: local(30 * 1440 - 60) };
    expect(await outcome({ ...early, request_id: requests.inProgress })).toMatch(
      /^PT400 This job was booked on .+\. Enter a later beginning\. \(started_at\)$/,
    );
    const { correction_id } = await propose({ request_id: requests.inProgress });
    await by('manager', 'clear_all_requests');
    expect(await refused('manager', 'decide_correction', { correction_id, accept: true })).toBe(
      'PT404 This job was not found. It may have been removed. (request_id)',
    );
    expect((await mine()).corrections).toMatchObject([
      { request_id: requests.inProgress, service_name: null },
    ]);
  });

  test('of a manager holds at once, says by whom and why, and never overlaps', async () => {
    const entry_id = await clocked();
    expect(await propose({ entry_id, reason: 'Left at five' }, 'manager')).toMatchObject({
      state: 'accepted',
      reason: 'Left at five',
      proposed_by_name: 'Meera',
      decided_by_name: 'Meera',
    });
    expect(await mine()).toMatchObject({
      entries: [{ entry_id, ended: 'correction', minutes: 60 }],
      corrections: [{ entry_id, was_ended_at: null, proposed_by_name: 'Meera' }],
    });
    const job = { request_id: requests.inProgress, mechanic_id: workshop.idOf('mechanic'), reason: 'x' };
    const added = { ...job, started_at: local(90), ended_at: local(30) };
    expect(await refused('manager', 'propose_correction', added)).toMatch(
      /^PT409 It would overlap cleaning from /,
    );
    expect(await refused('manager', 'propose_correction', { ...added, mechanic_id: undefined })).toBe(
      'PT400 Please choose a mechanic (mechanic_id)',
    );
    expect((await mine()).corrections).toHaveLength(1);
  });

  test.each([
    [{ ended_at: local(-9) }, 'ended_at'],
    [{ started_at: local(30), ended_at: local(31) }, 'ended_at'],
    [{ started_at: local(2000), ended_at: local(5) }, 'ended_at'],
    [{ started_at: local(200_000), ended_at: local(199_990) }, 'started_at'],
    [{ reason: ' ' }, 'reason'],
    [{ other_work: 'lunch' }, 'other_work'],
  ])('with %j is refused at its field', async (parameters, field) => {
    expect(
      await refused('mechanic', 'propose_correction', {
        started_at: local(120),
        ended_at: local(60),
        reason: 'Forgot',
        other_work: 'driving',
        ...parameters,
      }),
    ).toMatch(new RegExp(`^PT400 .*\\(${field}\\)$`));
  });

  test('of another mechanic is nobody else’s', async () => {
    const entry_id = await clocked();
    expect(
      await refused('otherMechanic', 'propose_correction', {
        entry_id,
        started_at: local(9),
        ended_at: local(8),
        reason: 'x',
      }),
    ).toBe('PT404 Entry not found (entry_id)');
  });
});
