import {
  customersOwn,
  type DomainAccess,
  managersAll,
  mechanicsOwn,
  names,
  nowhere,
  owners,
  readOnly,
  sight,
} from '../../access/domain-access.ts';

const vehicleColumns = names(`registration_number brand model year color fuel_type km_driven vin engine_number
  chassis_number last_oil_change`);

export const vehicles: DomainAccess = {
  tables: {
    vehicles: {
      key: 'vehicle_id',
      change: { color: 'Pink' },
      read: sight({ ...customersOwn, ...mechanicsOwn, ...managersAll }),
      insert: owners,
      update: owners,
      delete: owners,
      own: {
        customer: 'customer_id = $me',
        mechanic:
          'vehicle_id in (select vehicle_id from public.service_requests where assigned_mechanic = $me)',
      },
      columns: {
        read: ['vehicle_id', 'customer_id', ...vehicleColumns, 'created_at'],
        insert: ['customer_id', ...vehicleColumns],
        update: vehicleColumns,
      },
    },
    odometer_readings: {
      key: 'reading_id',
      change: { kilometres: 1 },
      testRows: `insert into public.odometer_readings (vehicle_id, kilometres, source)
      select vehicle_id, 100, 'check_in' from public.vehicles;`,
      read: sight({ ...customersOwn, ...mechanicsOwn, ...managersAll }),
      ...readOnly,
      own: {
        customer: 'vehicle_id in (select vehicle_id from public.vehicles where customer_id = $me)',
        mechanic:
          'vehicle_id in (select vehicle_id from public.service_requests where assigned_mechanic = $me)',
      },
      columns: {
        read: names('reading_id vehicle_id kilometres source read_at is_reset'),
        // Who of the garage recorded it: staff read it through vehicle_care.
        hidden: ['recorded_by'],
      },
    },
  },
  calls: {
    record_due_call: { parameters: { due_id: 0, said: 'x' }, refusal: 'PT404' },
    message_due_work: { parameters: { due_id: 0 }, refusal: 'PT404' },
    put_off_due_work: { parameters: { due_id: 0 }, refusal: 'PT404' },
    vehicle_care: { parameters: { vehicle_id: 0 }, refusal: 'PT404' },
    add_reading: { parameters: { vehicle_id: 0, kilometres: 1 }, refusal: 'PT404' },
    save_vehicle_document: {
      parameters: { vehicle_id: 0, kind: 'puc', valid_until: '2030-01-01' },
      refusal: 'PT404',
    },
    remove_vehicle_document: { parameters: { document_id: 0 }, refusal: 'PT404' },
    service_book: { parameters: { vehicle_id: 0 }, refusal: 'PT404' },
    create_book_link: { parameters: { vehicle_id: 0 }, refusal: 'PT404' },
    revoke_book_link: { parameters: { vehicle_id: 0 }, refusal: 'PT404' },
    open_book: { parameters: { token: '' }, refusal: 'PT404' },
    pass_on_vehicle: { parameters: { vehicle_id: 0 }, refusal: 'PT404' },
    withdraw_vehicle_code: { parameters: { vehicle_id: 0 }, refusal: 'PT404' },
    pass_vehicle_to: { parameters: { vehicle_id: 0, customer_id: nowhere }, refusal: 'PT404' },
    read_vehicle_code: { parameters: { code: '' }, refusal: 'PT404' },
    take_vehicle: { parameters: { code: '' }, refusal: 'PT404' },
    vehicle_record: { parameters: { vehicle_id: 0 }, refusal: 'PT404' },
    service_intervals: { parameters: { service_id: 0 }, refusal: 'PT404' },
    save_service_intervals: { parameters: { service_id: 0, intervals: [] }, refusal: 'PT404' },
  },
};
