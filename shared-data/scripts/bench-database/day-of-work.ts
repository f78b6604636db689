import { randomUUID } from 'node:crypto';
import { bookableDay } from '../../local-backend/testing/bookable-day.ts';
import type { ApiResponse, Request, Session } from './api-session.ts';

/** A request, or several that depend on each other. */
type Operation = (session: Session, random: () => number) => Promise<ApiResponse>;

export interface Work {
  operation: Operation;
  /** Relative frequency. */
  weight: number;
}

const call =
  (name: string, body: Record<string, unknown> = {}): Operation =>
  (session) =>
    session({ path: `rpc/${name}`, body });

const read =
  (path: string): Operation =>
  (session) =>
    session({ path });

const often = (weight: number, operation: Operation): Work => ({ weight, operation });

/** The id of a random request of a list. */
async function pick(session: Session, request: Request, random: () => number): Promise<number | undefined> {
  const { data } = await session(request);
  const { rows = [] } = data as { rows?: { request_id: number }[] };
  return rows[Math.floor(random() * rows.length)]?.request_id;
}

/** A customer's operations; `vehicle` is one of their vehicles. */
export const customerWork = (customer: string, vehicle: number): Work[] => [
  often(30, call('list_requests')),
  often(20, read(`vehicles?select=*&customer_id=eq.${customer}&order=created_at.desc,vehicle_id.desc`)),
  often(15, call('list_requests', { status: 'completed' })),
  often(15, read('services?select=*&active=eq.true&order=category,name')),
  often(10, read('cartypes?select=*&order=brand,model')),
  often(10, (session) =>
    session({
      path: 'rpc/book_service',
      body: {
        vehicle_id: vehicle,
        service_ids: [1],
        scheduled_date: bookableDay,
        idempotency_key: randomUUID(),
      },
    }),
  ),
];

const move =
  (operation: string, status: string): Operation =>
  async (session, random) => {
    const request_id = await pick(session, { path: 'rpc/list_jobs', body: { status } }, random);
    return session({ path: `rpc/${operation}`, body: { request_id: request_id ?? 0 } });
  };

export const mechanicWork = (): Work[] => [
  often(30, call('list_jobs', { status: 'approved' })),
  often(20, call('list_jobs')),
  often(15, call('job_summary')),
  often(15, call('list_parts', { search: 'oil' })),
  often(5, move('start_job', 'approved')),
  often(5, move('queue_job', 'in_progress')),
  often(10, (session, random) =>
    session({
      path: 'rpc/update_stock',
      body: { part_id: 1 + Math.floor(random() * 10), quantity: 1, mode: 'add' },
    }),
  ),
];

export const managerWork = (mechanic: string): Work[] => [
  often(20, call('list_assignments', { status: 'pending' })),
  often(15, call('garage_counts')),
  often(30, call('waiting_work')),
  often(10, call('garage_trend')),
  often(15, call('list_customers', { search: 'priya sharma' })),
  often(10, call('list_mechanics')),
  often(10, call('list_salary_payments')),
  often(10, call('list_changes')),
  often(10, async (session, random) => {
    const request_id = await pick(
      session,
      { path: 'rpc/list_assignments', body: { status: 'pending' } },
      random,
    );
    return session({
      path: 'rpc/assign_mechanic',
      body: { request_id: request_id ?? 0, mechanic_id: mechanic },
    });
  }),
];

/** Picks a random operation by weight. */
export function choose(work: readonly Work[], random: () => number): Operation {
  let left = random() * work.reduce((sum, { weight }) => sum + weight, 0);
  for (const { weight, operation } of work) {
    left -= weight;
    if (left < 0) return operation;
  }
  throw new Error('There is nothing to do');
}
