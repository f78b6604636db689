import {
  customerRequests,
  customersOwn,
  type DomainAccess,
  managersAll,
  mechanicRequests,
  mechanicsOwn,
  names,
  readOnly,
  sight,
} from '../../access/domain-access.ts';

export const requests: DomainAccess = {
  tables: {
    service_requests: {
      key: 'request_id',
      change: { status: 'cancelled' },
      read: sight({ ...customersOwn, ...mechanicsOwn, ...managersAll }),
      ...readOnly,
      own: { customer: 'customer_id = $me', mechanic: 'assigned_mechanic = $me' },
      columns: {
        read: names(`request_id customer_id assigned_mechanic status customer_notes mechanic_notes
      scheduled_date estimated_cost final_cost started_at completion_date created_at service_name brand model year
      registration_number mechanic_name arrived_at checked_in_by arrival_kilometres arrival_fuel belongings key_number
      collected_at handed_over_by`),
        // The mark and salary data are hidden from customers; an idempotency key is internal.
        // Who cancelled or moved it is read through the lists, and its vehicle, which an earlier owner has passed on.
        hidden:
          names(`vehicle_id exceeds_estimate sold_minutes sold_service_id paid_minutes clocked_minutes is_paid idempotency_key cancelled_at cancelled_by cancelled_by_name cancel_reason
      moved_at moved_from moved_by moved_by_name move_reason overbooked_by promised_at first_promised_at
      planned_start drop_off repeats`),
      },
    },
    request_photos: {
      key: 'photo_id',
      change: { caption: 'x' },
      testRows: `insert into public.request_photos (
        request_id, stage, path, bytes, width, height, sha256, taken_by_name, taken_at
      ) select r, 'check_in', format('%s/00000000-0000-4000-8000-00000000000%s.webp', r, r), 100, 40, 30,
        repeat('0', 64), 'Ravi', now() from unnest('{3,7}'::int[]) r;`,
      read: sight({ ...customersOwn, ...mechanicsOwn, ...managersAll }),
      ...readOnly,
      own: {
        customer: customerRequests,
        mechanic: mechanicRequests,
      },
      columns: {
        read: names(`photo_id request_id stage inspection_item_id line_id path bytes width height sha256 caption
      taken_by_name taken_at`),
        hidden: ['taken_by'],
      },
    },
    service_request_parts: {
      key: 'request_id',
      change: { quantity_used: 9 },
      read: sight({ ...mechanicsOwn, ...managersAll }),
      ...readOnly,
      own: {
        mechanic: mechanicRequests,
      },
      columns: { read: names('request_id part_id quantity_used part_cost part_name') },
    },
  },
  calls: {
    add_photo: {
      parameters: { request_id: 0, path: 'x', stage: 'work', width: 1, height: 1, sha256: 'x' },
      refusal: 'PT404',
    },
    request_estimate: { parameters: { request_id: 0 }, refusal: 'PT404' },
    open_link: { parameters: { token: '' }, refusal: 'PT404' },
    give_feedback: { parameters: { request_id: 0, score: 5 }, refusal: 'PT404' },
    feedback_by_link: { parameters: { token: '', score: 5 }, refusal: 'PT404' },
    earlier_jobs: { parameters: { request_id: 0 }, refusal: 'PT404' },
    set_repeat: { parameters: { request_id: 0 }, refusal: 'PT404' },
    warranty_for: { parameters: { vehicle_id: 0, service_ids: [] }, refusal: 'PT404' },
    save_warranty_terms: { parameters: { terms: { work: { days: -1 } } }, refusal: 'PT400' },
    start_job: { parameters: { request_id: 0 }, refusal: 'PT404' },
    queue_job: { parameters: { request_id: 0 }, refusal: 'PT404' },
    complete_job: { parameters: { request_id: 0 }, refusal: 'PT404' },
    service_record: { parameters: { request_id: 0 }, refusal: 'PT404' },
    job_details: { parameters: { request_id: 0 }, refusal: 'PT404' },
    set_waiting: { parameters: { request_id: 0, reason: 'parts' }, refusal: 'PT404' },
    end_waiting: { parameters: { request_id: 0 }, refusal: 'PT404' },
    check_in: { parameters: { request_id: 0, kilometres: 1, fuel: 'half' }, refusal: 'PT404' },
    collect: { parameters: { request_id: 0 }, refusal: 'PT404' },
  },
};
