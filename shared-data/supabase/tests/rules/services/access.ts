import { type DomainAccess, everyone, names, readOnly } from '../../access/domain-access.ts';

export const services: DomainAccess = {
  tables: {
    services: {
      key: 'service_id',
      change: { base_price: 1 },
      read: everyone,
      ...readOnly,
      columns: {
        read: names(`service_id name description category base_price estimated_duration active highest_price
      shortest_duration longest_duration is_diagnosis`),
      },
    },
    cartypes: {
      key: 'cartype_id',
      change: { body_type: 'x' },
      testRows: `insert into public.cartypes (brand, model, body_type)
      values ('Honda', 'City', 'sedan'), ('Tata', 'Nexon', 'suv');`,
      read: everyone,
      ...readOnly,
      columns: {
        read: names('cartype_id brand model body_type length_mm wheelbase_mm height_mm is_electric active'),
      },
    },
  },
  calls: {
    save_bundle: { parameters: { bundle: {} }, refusal: 'PT400' },
    set_bundle_active: { parameters: { bundle_id: 0, active: false }, refusal: 'PT404' },
    add_bundle: { parameters: { request_id: 0, bundle_id: 0 }, refusal: 'PT404' },
    save_service: {
      parameters: {
        service_id: 0,
        name: 'x',
        description: '',
        category: 'repair',
        base_price: 1,
        estimated_duration: 1,
      },
      refusal: 'PT404',
    },
    set_service_active: { parameters: { service_id: 0, active: false }, refusal: 'PT404' },
    save_car_type: {
      parameters: {
        cartype_id: 0,
        brand: 'x',
        model: 'x',
        body_type: 'suv',
        length_mm: null,
        wheelbase_mm: null,
        height_mm: null,
      },
      refusal: 'PT404',
    },
    set_car_type_active: { parameters: { cartype_id: 0, active: false }, refusal: 'PT404' },
  },
};
