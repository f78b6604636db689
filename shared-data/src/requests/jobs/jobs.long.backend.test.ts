import { parts, requests } from '../../../supabase/tests/support/workshop.ts';
import { type Garage, neverAborted, openGarage, refusal } from '../../testing/garage.ts';
import { getJobSummary, listJobs } from '../requests-api.ts';
import { completeJob, queueJob, startJob } from './jobs-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
beforeEach(async () => {
  await garage.reset();
  await garage.enter('mechanic');
});
afterAll(() => garage.close());

test('a mechanic lists their own jobs: in progress, approved, then completed, newest first', async () => {
  const answer = await listJobs(garage.portal, { page: 1 }, neverAborted);
  expect(answer.data?.rows.map(({ request_id }) => request_id)).toEqual([3, 2, 4, 5]);
  const [row] = answer.data?.rows ?? [];
  expect(row).toMatchObject({
    customer_name: 'Asha',
    customer_phone: '+91 90000 00100',
    estimated_duration: 180,
  });
});

test.each([
  [{ status: 'completed' as const }, [4, 5]],
  [{ search: 'brake' }, [3, 5]],
  [{ search: 'hyundai creta' }, [3, 2, 4, 5]],
  [{ search: '%' }, []],
])('the filter %j finds the jobs %j', async (filter, ids) => {
  const answer = await listJobs(garage.portal, { page: 1, ...filter }, neverAborted);
  expect(answer.data?.rows.map(({ request_id }) => request_id)).toEqual(ids);
  expect(answer.data?.total).toBe(ids.length);
});

test("the summary counts the mechanic's own jobs and their bonus", async () => {
  expect(await getJobSummary(garage.portal, neverAborted)).toEqual({
    success: true,
    data: {
      total_completed: 2,
      completed_today: 0,
      bonus_earned: 479.99,
      bonus_rate: 0.03,
      total_assigned: 4,
    },
  });
});

test('a job is started, and put back in the queue', async () => {
  const request_id = requests.approved;
  expect(await startJob(garage.portal, request_id)).toEqual({
    success: true,
    data: { request_id, status: 'in_progress', counts_from: expect.any(String) },
  });
  expect(await queueJob(garage.portal, request_id)).toEqual({
    success: true,
    data: { request_id, status: 'approved' },
  });
});

test('a job cannot be started twice, nor queued before it has started', async () => {
  expect(await refusal(startJob(garage.portal, requests.inProgress))).toMatchObject({
    kind: 'conflict',
    fromServer: true,
  });
  expect(await refusal(queueJob(garage.portal, requests.approved))).toMatchObject({
    kind: 'conflict',
    fromServer: true,
  });
});

const stockOf = async (id: number) => {
  const [row] = await garage.backend.exec('select current_stock from public.parts where id = $1', [id]);
  return row?.current_stock;
};

const completion = {
  requestId: requests.inProgress,
  mechanicNotes: 'Pads replaced',
  finalCost: null,
  parts: [],
};

test('a job is completed with its parts and the entered cost', async () => {
  const answer = await completeJob(garage.portal, {
    ...completion,
    finalCost: 14600.5,
    parts: [
      { partId: parts.brakePad, quantity: 2 },
      { partId: parts.oilFilter, quantity: 1 },
    ],
  });
  expect(answer).toEqual({
    success: true,
    data: {
      request_id: requests.inProgress,
      status: 'completed',
      final_cost: 14600.5,
      reach: { channels: ['mail'], captured: [], problem: null },
    },
  });
  expect([await stockOf(parts.brakePad), await stockOf(parts.oilFilter)]).toEqual([0, 9]);
});

test('without a final cost a job costs the estimate', async () => {
  expect(await completeJob(garage.portal, completion)).toMatchObject({
    success: true,
    data: { final_cost: 12000 },
  });
});

test('insufficient stock returns the part with its stock, and nothing changes', async () => {
  const short = {
    ...completion,
    parts: [
      { partId: parts.oilFilter, quantity: 1 },
      { partId: parts.brakePad, quantity: 3 },
    ],
  };
  expect(await refusal(completeJob(garage.portal, short))).toEqual({
    kind: 'conflict',
    message: 'Brake Pad: only 2 pieces left in stock',
    field: String(parts.brakePad),
    fromServer: true,
  });
  expect(await stockOf(parts.oilFilter)).toBe(10);
});

test('a retried completion returns the first result', async () => {
  const again = { ...completion, idempotencyKey: crypto.randomUUID() };
  const first = await completeJob(garage.portal, again);
  expect(first).toMatchObject({ success: true });
  expect(await completeJob(garage.portal, again)).toEqual(first);
});

test("another mechanic's job is not found, and a manager has no jobs", async () => {
  const others = { ...completion, requestId: requests.othersInProgress };
  expect(await refusal(completeJob(garage.portal, others))).toMatchObject({
    kind: 'not-found',
    message: 'Job not found',
  });
  await garage.enter('manager');
  expect(await refusal(listJobs(garage.portal, { page: 1 }, neverAborted))).toMatchObject({
    kind: 'forbidden',
  });
  expect(await refusal(getJobSummary(garage.portal, neverAborted))).toMatchObject({ kind: 'forbidden' });
});
