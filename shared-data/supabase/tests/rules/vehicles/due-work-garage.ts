import { bookableDay, dayAhead } from '../../../../local-backend/testing/bookable-day.ts';
import { outbox } from '../../support/outbox.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { requests, services, vehicles, type Workshop } from '../../support/workshop.ts';

interface DueWork extends Record<string, unknown> {
  due_id: number;
  kind: string;
  work: string;
  vehicle_id: number;
}

/** The last valid day of the insurance that `document` saves. */
export const insuredUntil = dayAhead(20);

/** What makes work due in a workshop, and what its manager does about it. `workshop` is called once it is open. */
export function dueWorkOf(workshop: () => Workshop) {
  const exec = (sql: string) => workshop().backend.exec(sql);
  const manage = async <Answer>(name: string, sent: Record<string, unknown>) =>
    call<Answer>(await workshop().as('manager'), name, sent);
  const refused = async (name: string, sent: Record<string, unknown>) =>
    refuse(await workshop().as('manager'), name, sent);
  const renew = async () => (await exec('select private.renew_due_work() as renewed'))[0]?.renewed;
  const list = async (filter: Record<string, unknown> = {}) =>
    (await manage<{ rows: DueWork[]; total: number }>('list_due_work', filter)).rows;

  return {
    exec,
    manage,
    refused,
    renew,
    list,
    /** The first of what is due now. */
    one: async (filter: Record<string, unknown> = {}) => {
      await renew();
      const [due] = await list(filter);
      if (!due) throw new Error('Nothing is due');
      return due;
    },
    /** Monthly for all cars, so that it is due for each that was not there within a month. */
    interval: (service_id: number, interval: object = { months: 1 }) =>
      manage('save_service_intervals', { service_id, intervals: [interval] }),
    /** The second car of the customer, which has no requests, was added so long ago. */
    added: (daysAgo: number) =>
      exec(`update public.vehicles set created_at = now() - interval '${daysAgo} days' where vehicle_id = ${vehicles.second};
        delete from public.odometer_readings where true`),
    bookSecond: (more: object = { service_ids: [services.oilChange] }) =>
      manage<{ request_id: number }>('book_for', {
        customer_id: workshop().idOf('customer'),
        vehicle_id: vehicles.second,
        scheduled_date: bookableDay,
        service_ids: [],
        channel: 'phone',
        ...more,
      }),
    bookInWords: (words: string) =>
      manage('book_for', {
        customer_id: workshop().idOf('customer'),
        vehicle_id: vehicles.first,
        scheduled_date: bookableDay,
        service_ids: [],
        complaints: [words],
        channel: 'phone',
      }),
    complete: (request_id: number) =>
      exec(`update public.service_requests set status = 'completed', completion_date = now(), final_cost = 1,
        assigned_mechanic = '${workshop().idOf('mechanic')}', mechanic_name = 'Ravi' where request_id = ${request_id}`),
    /** A priced line of words alone for the first car, which its customer declined. */
    decline: async (line: object = { description: 'Rear wiper' }) => {
      const request_id = requests.inProgress;
      const made = await manage<{ line_id: number; version: number }>('add_line', {
        request_id,
        line: { kind: 'other', quantity: 2, unit_price: 400, ...line },
      });
      await manage('send_estimate', { request_id });
      await call(await workshop().as('customer'), 'decide_lines', {
        request_id,
        decided_by_name: 'Asha Rao',
        decisions: [{ line_id: made.line_id, version: made.version, approve: false, reason: 'Too dear' }],
      });
    },
    /** Cancels the first car's pending request and the one in progress, which has declined lines. */
    endVisits: () =>
      exec(
        `update public.service_requests set status = 'cancelled' where status = 'pending' or request_id = ${requests.inProgress}`,
      ),
    document: (changes: object = {}) =>
      manage<{ document_id: number }>('save_vehicle_document', {
        vehicle_id: vehicles.second,
        kind: 'insurance',
        valid_until: insuredUntil,
        ...changes,
      }),
    /** Reminders may go at any hour. */
    remindAtAnyHour: () =>
      exec(
        `update private.message_settings set reminder_hour = 0, quiet_from = 0, quiet_until = 0 where true`,
      ),
    remind: async () => (await exec('select private.remind_of_due_work() as reminded'))[0]?.reminded,
    reminders: async () =>
      (await outbox(workshop())).filter(({ event, channel }) => event === 'work_due' && channel),
  };
}
