import { dayAhead } from '../../../local-backend/testing/bookable-day.ts';
import type { PayRun } from '../../../src/hours/pay-runs/pay-runs-answers.ts';
import { call } from '../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../support/workshop.ts';
import { openLockContention } from './lock-contention.ts';

let workshop: Workshop;
let track: Awaited<ReturnType<typeof openLockContention>>;
beforeAll(async () => {
  workshop = await openWorkshop();
  track = await openLockContention(workshop.backend);
});
beforeEach(() => workshop.reset());
afterAll(async () => {
  await track.close();
  await workshop.close();
});

async function attempt(name: string, parameters: Record<string, unknown> = {}) {
  const { data, error } = await (await workshop.as('manager')).rpc(name, parameters);
  return error ? `${error.code} ${error.message}` : data;
}
const rows = (query: string) => workshop.backend.exec(query);
const refusals = (outcomes: unknown[]) => outcomes.filter((outcome) => typeof outcome === 'string');
const period = () => ({ first_day: '2026-01-01', last_day: '2026-01-31' });

/** A draft that has been checked, with the jobs of both mechanics. */
async function checkedRun(): Promise<{ pay_run_id: number; seal: string | null }> {
  const manager = await workshop.as('manager');
  const { pay_run_id, seal } = await call<PayRun>(manager, 'start_pay_run', {
    first_day: dayAhead(0),
    last_day: dayAhead(0),
  });
  await call(manager, 'check_pay_run', { pay_run_id, seal });
  return { pay_run_id, seal };
}
const lockOfJob = `select 1 from public.service_requests where request_id = ${requests.completed} for update`;
const payments = async () =>
  (
    await rows(
      `select payment_id from public.salary_payments where ${requests.completed} = any (jobs_included)`,
    )
  ).length;
const single = () => ({ mechanic_id: workshop.idOf('mechanic'), request_ids: [requests.completed] });

const changed = 'PT412 This run has changed since you opened it. Look at its lines again.';
const paid = 'PT409 One of these jobs has already been paid. Reload and try again.';

describe('concurrently', () => {
  test.each([
    ['a single payment first, and the run is refused', 'pay_salary', changed],
    ['the run first, and the single payment is refused', 'approve_pay_run', paid],
  ] as const)('a job is paid once: %s @long', async (_, first, refusal) => {
    const run = await checkedRun();
    const held = await track.hold(lockOfJob);
    const calls = {
      pay_salary: () => attempt('pay_salary', single()),
      approve_pay_run: () => attempt('approve_pay_run', run),
    };
    const earlier = calls[first]();
    await track.untilWaiting(1);
    const later = calls[first === 'pay_salary' ? 'approve_pay_run' : 'pay_salary']();
    await track.untilWaiting(2);
    await held.release();
    expect(refusals(await Promise.all([earlier, later]))).toEqual([refusal]);
    expect(await payments()).toBe(1);
  });

  test('eight payments at once, single and by the run, pay each job once @long', async () => {
    const run = await checkedRun();
    const outcomes = await track.race(
      lockOfJob,
      Array.from(
        { length: 8 },
        (_, place) => () => (place % 2 ? attempt('pay_salary', single()) : attempt('approve_pay_run', run)),
      ),
    );
    expect(refusals(outcomes).every((text) => [changed, paid].includes(String(text)))).toBe(true);
    expect(await payments()).toBe(1);
    const twice = `select job from public.salary_payments, unnest(jobs_included) as job group by 1 having count(*) > 1`;
    expect(await rows(twice)).toEqual([]);
  });

  test('a run approved twice pays once, and both see it approved @long', async () => {
    const run = await checkedRun();
    const outcomes = await track.race(
      `select 1 from private.pay_runs where pay_run_id = ${run.pay_run_id} for update`,
      [() => attempt('approve_pay_run', run), () => attempt('approve_pay_run', run)],
    );
    expect(outcomes).toMatchObject([{ state: 'approved' }, { state: 'approved' }]);
    expect(await rows('select 1 from private.pay_slips')).toHaveLength(2);
    expect(await payments()).toBe(1);
  });

  test('a line that is added while a run is approved is refused @long', async () => {
    const run = await checkedRun();
    const held = await track.hold(lockOfJob);
    const approval = attempt('approve_pay_run', run);
    await track.untilWaiting(1);
    const line = attempt('add_pay_line', {
      pay_run_id: run.pay_run_id,
      mechanic_id: workshop.idOf('mechanic'),
      kind: 'addition',
      amount: 5,
      reason: 'Tea',
    });
    await track.untilWaiting(2);
    await held.release();
    expect(await approval).toMatchObject({ state: 'approved' });
    expect(await line).toMatch(/^PT409 This pay run is approved/);
  });

  test('one draft is started', async () => {
    const outcomes = await track.race("select private.lock_value('pay run', 'start')", [
      () => attempt('start_pay_run', period()),
      () => attempt('start_pay_run', period()),
    ]);
    expect(refusals(outcomes)).toEqual([]);
    expect(await rows('select 1 from private.pay_runs')).toHaveLength(1);
  });
});
