import { bookableDay } from '../../../../local-backend/testing/bookable-day.ts';
import { type DomainAccess, nowhere } from '../../access/domain-access.ts';

export const plan: DomainAccess = {
  calls: {
    book_service: {
      parameters: { vehicle_id: 0, service_ids: [1], scheduled_date: bookableDay },
      refusal: 'PT404',
    },
    assign_mechanic: { parameters: { request_id: 1, mechanic_id: nowhere }, refusal: 'PT404' },
    create_wall_link: { parameters: { name: 'Hall' } },
    revoke_wall_link: { parameters: { link_id: 0 } },
    open_wall: { parameters: { token: '' }, refusal: 'PT404' },
    unassign_mechanic: { parameters: { request_id: 0, mechanic_id: nowhere }, refusal: 'PT404' },
    cancel_request: { parameters: { request_id: 0, reason: 'x' }, refusal: 'PT404' },
    move_request: {
      parameters: { request_id: 0, scheduled_date: bookableDay, reason: 'x' },
      refusal: 'PT404',
    },
    cancel_and_delete_vehicle: { parameters: { vehicle_id: 0, request_ids: [] }, refusal: 'PT404' },
    schedule: { parameters: { from_day: bookableDay, to_day: bookableDay } },
    plan_request: {
      parameters: { request_id: 0, day: bookableDay, starts: null, mechanic_id: null },
      refusal: 'PT404',
    },
    proposed_promise: { parameters: { request_id: 0 }, refusal: 'PT404' },
    set_promise: { parameters: { request_id: 0, promised_at: `${bookableDay}T16:30` }, refusal: 'PT404' },
    opening_days: { parameters: { from_day: '2026-12-01' } },
    day_states: { parameters: { from_day: bookableDay, to_day: bookableDay, service_ids: [1] } },
    working_times: { parameters: { mechanic_id: nowhere }, refusal: 'PT404' },
    save_mechanic_hours: { parameters: { mechanic_id: nowhere, hours: null }, refusal: 'PT404' },
    add_absence: {
      parameters: {
        mechanic_id: nowhere,
        first_day: bookableDay,
        last_day: bookableDay,
        part: 'day',
        reason: 'x',
      },
      refusal: 'PT404',
    },
    remove_absence: { parameters: { absence_id: 0 }, refusal: 'PT404' },
    save_drop_off_slots: { parameters: { slots: [{ slot: '08:30', cars: 2 }] } },
    save_plan_settings: { parameters: { limit_bookings: true } },
  },
};
