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

export const estimates: DomainAccess = {
  tables: {
    request_lines: {
      key: 'line_id',
      change: { unit_price: 1 },
      read: sight({ ...customersOwn, ...mechanicsOwn, ...managersAll }),
      ...readOnly,
      own: {
        customer: customerRequests,
        mechanic: mechanicRequests,
      },
      columns: {
        read: names(`line_id request_id position kind description quantity unit unit_price discount discount_percent discount_reason
      amount tax_rate tax_code minutes service_id part_id inspection_item_id source urgency what_it_is why_needed if_it_waits status version replaces sent_at decided_by_name
      decided_at decision_channel decline_reason created_at`),
        hidden: ['decided_by'],
      },
    },
    service_request_services: {
      key: 'request_id',
      change: { service_id: 1 },
      read: sight({ ...customersOwn, ...mechanicsOwn, ...managersAll }),
      ...readOnly,
      own: { customer: customerRequests, mechanic: mechanicRequests },
      columns: { read: names('request_id service_id') },
    },
  },
  calls: {
    add_line: { parameters: { request_id: 0, line: {} }, refusal: 'PT404' },
    change_line: { parameters: { line_id: 0, changes: {} }, refusal: 'PT404' },
    discount_lines: { parameters: { request_id: 0, percent: 5 }, refusal: 'PT404' },
    withdraw_line: { parameters: { line_id: 0 }, refusal: 'PT404' },
    remove_photo: { parameters: { photo_id: 0 }, refusal: 'PT404' },
    decide_lines: { parameters: { request_id: 0, decisions: [] }, refusal: 'PT404' },
    send_estimate: { parameters: { request_id: 0 }, refusal: 'PT404' },
    create_link: { parameters: { request_id: 0 }, refusal: 'PT404' },
    revoke_link: { parameters: { request_id: 0 }, refusal: 'PT404' },
    link_photos: { parameters: { token: '' }, refusal: 'PT404' },
    answer_by_link: { parameters: { token: '', decisions: [], decided_by_name: '' }, refusal: 'PT404' },
    deferred_work: { parameters: { vehicle_id: 0 }, refusal: 'PT404' },
  },
};
