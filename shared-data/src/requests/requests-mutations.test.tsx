import { QueryObserver } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { customer, manager, mechanic } from '../testing/builders/people.ts';
import { type FakeRequest, offline, refuse } from '../testing/fake-backend.ts';
import { renderMutation } from '../testing/render-mutation.tsx';
import {
  useAssignMechanics,
  useBookService,
  useClearAllRequests,
  useCompleteJob,
  useQueueJob,
  useStartJob,
} from './requests-mutations.ts';

const completion = {
  requestId: 3,
  mechanicNotes: 'Done',
  finalCost: null,
  parts: [{ partId: 1, quantity: 2 }],
};

test('booking refreshes the requests and what is due for the car', async () => {
  const { result, staleDomains, backend } = renderMutation(useBookService, customer, {
    'rpc/book_service': { request_id: 9, estimated_cost: 3500 },
  });
  const booking = { vehicleId: 1, serviceIds: [2, 5], scheduledDate: '2026-01-05' };
  await act(() => result.current.mutateAsync(booking));
  expect(backend.requests.at(-1)?.body).toEqual({
    vehicle_id: 1,
    service_ids: [2, 5],
    scheduled_date: '2026-01-05',
  });
  expect(staleDomains()).toEqual(['requests', 'vehicles']);
  await act(() => result.current.mutateAsync({ ...booking, serviceIds: [], lineIds: [7] }));
  expect(backend.requests.at(-1)?.body).toMatchObject({ service_ids: [], line_ids: [7] });
});

test("assigning refreshes the requests and the mechanics' open jobs", async () => {
  const { result, staleDomains } = renderMutation(useAssignMechanics, manager, { 'rpc/assign_mechanic': {} });
  await act(() => result.current.mutateAsync([{ requestId: 1, mechanicId: mechanic.id }]));
  expect(staleDomains()).toEqual(['mechanics', 'overview', 'requests']);
});

test.each([
  ['starting', useStartJob, 'rpc/start_job'],
  ['queueing', useQueueJob, 'rpc/queue_job'],
])('%s a job refreshes the requests', async (_, useIt, path) => {
  const { result, staleDomains, backend } = renderMutation(useIt, mechanic, { [path]: {} });
  await act(() => result.current.mutateAsync(3));
  expect(backend.requests.at(-1)?.body).toEqual({ request_id: 3 });
  expect(staleDomains()).toEqual(['requests']);
});

test('completing a job refreshes requests, stock, salaries and cars, and leaves the cost to the server', async () => {
  const { result, staleDomains, backend } = renderMutation(useCompleteJob, mechanic, {
    'rpc/complete_job': {},
  });
  await act(() => result.current.mutateAsync(completion));
  expect(backend.requests.at(-1)?.body).toEqual({
    request_id: 3,
    mechanic_notes: 'Done',
    parts: [{ part_id: 1, quantity: 2 }],
  });
  expect(staleDomains()).toEqual(['mechanics', 'parts', 'requests', 'vehicles']);
});

test('a completion that fails for insufficient stock refreshes the parts', async () => {
  const short = refuse(409, { code: 'PT409', message: 'Belt: only 2 left in stock', hint: '1' });
  const { result, staleDomains } = renderMutation(useCompleteJob, mechanic, { 'rpc/complete_job': short });
  await act(() => expect(result.current.mutateAsync(completion)).rejects.toMatchObject({ field: '1' }));
  expect(staleDomains()).toContain('parts');
});

test('clearing all requests refreshes the figures computed from them', async () => {
  const { result, staleDomains } = renderMutation(useClearAllRequests, manager, {
    'rpc/clear_all_requests': { requests: 1, services: 1, parts: 0 },
  });
  await act(() => result.current.mutateAsync());
  expect(staleDomains()).toEqual(['customers', 'mechanics', 'overview', 'requests', 'salary']);
});

test('each of several assignments has its own outcome, and one that fails stops no other', async () => {
  const { result, staleDomains, backend } = renderMutation(useAssignMechanics, manager, {
    'rpc/assign_mechanic': ({ body }: FakeRequest) =>
      (body as { request_id: number }).request_id === 1
        ? refuse(409, { code: 'PT409', message: 'This request is already completed' })
        : { request_id: 2 },
  });
  const assignments = [1, 2].map((requestId) => ({ requestId, mechanicId: mechanic.id }));
  const outcomes = await act(() => result.current.mutateAsync(assignments));
  expect(outcomes).toEqual([
    { item: assignments[0], data: null, error: expect.objectContaining({ kind: 'conflict' }) },
    { item: assignments[1], data: { request_id: 2 }, error: null },
  ]);
  expect(backend.requests.filter(({ path }) => path === 'rpc/assign_mechanic')).toHaveLength(2);
  expect(staleDomains()).toEqual(['mechanics', 'overview', 'requests']);
});

test('assignments of which none reached the server fail', async () => {
  const { result } = renderMutation(useAssignMechanics, manager, { 'rpc/assign_mechanic': offline });
  const assignments = [1, 2].map((requestId) => ({ requestId, mechanicId: mechanic.id }));
  await act(() => expect(result.current.mutateAsync(assignments)).rejects.toMatchObject({ kind: 'offline' }));
});

test('a job that cannot be started is refetched, because it may be started already', async () => {
  const { result, staleDomains } = renderMutation(useStartJob, mechanic, {
    'rpc/start_job': refuse(409, { code: 'PT409', message: 'Only an approved job can be started' }),
  });
  await act(() => expect(result.current.mutateAsync(3)).rejects.toMatchObject({ kind: 'conflict' }));
  expect(staleDomains()).toEqual(['requests']);
});

test('a mutation settles when the lists on screen are refetched', async () => {
  const { result, queryClient } = renderMutation(useStartJob, mechanic, { 'rpc/start_job': {} });
  const reload = Promise.withResolvers<string[]>();
  const queryFn = jest.fn().mockResolvedValueOnce(['old']).mockReturnValueOnce(reload.promise);
  const observer = new QueryObserver(queryClient, { queryKey: ['requests', 'jobs'], queryFn });
  const stop = observer.subscribe(() => {});
  await act(() => new Promise((resolve) => setTimeout(resolve)));

  let started: Promise<unknown> = Promise.resolve();
  await act(async () => {
    started = result.current.mutateAsync(3);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(result.current.isPending).toBe(true);
  await act(async () => {
    reload.resolve(['new']);
    await started;
  });
  expect(observer.getCurrentResult().data).toEqual(['new']);
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  stop();
});
