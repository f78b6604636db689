import { bookableDay } from '../../../../local-backend/testing/bookable-day.ts';
import {
  customersOwn,
  type DomainAccess,
  managersAll,
  names,
  nowhere,
  readOnly,
  sight,
} from '../../access/domain-access.ts';

export const customers: DomainAccess = {
  tables: {
    customers: {
      key: 'customer_id',
      change: { address: 'Elsewhere' },
      read: sight({ ...customersOwn, ...managersAll }),
      ...readOnly,
      own: { customer: 'customer_id = $me' },
      columns: {
        read: names(
          'customer_id name email phone address email_verified status created_at closed_at has_login',
        ),
        hidden: ['search_text'],
      },
    },
  },
  calls: {
    invite_customer: { parameters: { customer_id: nowhere }, refusal: 'PT404' },
    invite_mechanic: { parameters: { mechanic_id: nowhere }, refusal: 'PT404' },
    read_invitation: { parameters: { code: '' }, refusal: 'PT404' },
    accept_invitation: { parameters: { code: '', email: '', password: '' }, refusal: 'PT400' },
    find_at_desk: { parameters: { query: '100' } },
    job_card: { parameters: { request_id: 0 }, refusal: 'PT404' },
    register_walk_in: { parameters: { name: '', phone: '' }, refusal: 'PT400' },
    add_vehicle_for: { parameters: { customer_id: nowhere, vehicle: {} }, refusal: 'PT404' },
    book_for: {
      parameters: { customer_id: nowhere, vehicle_id: 0, service_ids: [1], scheduled_date: bookableDay },
      refusal: 'PT404',
    },
    save_visit: { parameters: { visit: {} }, refusal: 'PT400' },
    customer_requests: { parameters: { customer_id: nowhere } },
    update_customer: {
      parameters: { customer_id: nowhere, name: 'Asha', phone: '+91 90000 00100' },
      refusal: 'PT404',
    },
    customer_overview: { parameters: { customer_id: nowhere } },
  },
};
