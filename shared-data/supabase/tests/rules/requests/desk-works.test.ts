import type { ClockEntry, Hours } from '../../../../src/hours/hours-answers.ts';
import type { Role } from '../../support/people.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
let mechanic: string;
beforeAll(async () => {
  workshop = await openWorkshop();
  const [job] = await workshop.backend.exec(
    'select assigned_mechanic from public.service_requests where request_id = $1',
    [requests.approved],
  );
  mechanic = String(job?.assigned_mechanic);
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const rows = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);
const by = async <Answer>(role: Role, name: string, parameters: Record<string, unknown> = {}) =>
  call<Answer>(await workshop.as(role), name, parameters);
const refused = async (role: Role, name: string, parameters: Record<string, unknown>) => {
  const { code, message } = await refuse(await workshop.as(role), name, parameters);
  return `${code} ${message}`;
};
/** Entries of the mechanic, oldest first: what it was, and who pressed. */
const clock = () =>
  rows(
    `select coalesce(request_id::text, other_work) as work, began_by, ended_by, ended
     from private.clock_entries where mechanic_id = $1 order by entry_id`,
    [mechanic],
  );
const request_id = requests.approved;

describe('the desk, for a mechanic who was assigned', () => {
  let manager: string;
  beforeAll(async () => {
    const account = await by<{ name: string }>('manager', 'current_account');
    manager = account.name;
  });

  test('starts, queues and completes a job, and the clock and the audit trail say who pressed', async () => {
    await by('manager', 'start_job', { request_id });
    await by('manager', 'queue_job', { request_id });
    await by('manager', 'start_job', { request_id });
    await by('manager', 'complete_job', { request_id, parts: [] });
    const pressed = { work: String(request_id), began_by: manager, ended_by: manager };
    expect(await clock()).toEqual([
      { ...pressed, ended: 'queue' },
      { ...pressed, ended: 'complete' },
    ]);
    const [job] = await rows(
      'select status, assigned_mechanic from public.service_requests where request_id = $1',
      [request_id],
    );
    expect(job).toEqual({ status: 'completed', assigned_mechanic: mechanic });
    const changes = await by<{ rows: { actor_name: string }[] }>('manager', 'list_changes', {
      search: `#${request_id}`,
    });
    expect(changes.rows[0]?.actor_name).toBe(manager);
  });

  test('clocks other work, a job and a break; the mechanic presses for himself', async () => {
    await by('manager', 'clock_other_work', { kind: 'cleaning', mechanic_id: mechanic });
    await by('manager', 'join_job', { request_id: requests.inProgress, mechanic_id: mechanic });
    await by<ClockEntry>('manager', 'stop_clock', { mechanic_id: mechanic });
    await by('mechanic', 'clock_other_work', { kind: 'driving' });
    expect(await clock()).toEqual([
      { work: 'cleaning', began_by: manager, ended_by: manager, ended: 'another' },
      { work: String(requests.inProgress), began_by: manager, ended_by: manager, ended: 'stop' },
      { work: 'driving', began_by: null, ended_by: null, ended: null },
    ]);
    const today = String((await rows('select private.today()::text as today'))[0]?.today);
    const hours = await by<Hours>('manager', 'hours', { from_day: today, to_day: today });
    expect(hours.entries.map(({ began_by }) => began_by)).toEqual([null, manager, manager]);
  });

  test('is asked for a mechanic first, and nobody presses for another', async () => {
    expect(await refused('manager', 'start_job', { request_id: requests.pending })).toBe(
      'PT409 Assign a mechanic first',
    );
    expect(await refused('manager', 'complete_job', { request_id })).toMatch(/^PT409 Only a job in progress/);
    expect(await refused('otherMechanic', 'start_job', { request_id })).toBe('PT404 Job not found');
    expect(await refused('otherMechanic', 'stop_clock', { mechanic_id: mechanic })).toMatch(/^PT404/);
    expect(await refused('manager', 'stop_clock', {})).toBe('PT400 Please choose a mechanic');
    expect(await clock()).toEqual([]);
  });
});
