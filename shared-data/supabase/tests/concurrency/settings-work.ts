import { bookableDay } from '../../../local-backend/testing/bookable-day.ts';
import { password } from '../support/people.ts';
import { logoPng } from '../support/pictures.ts';
import { services, templates, type Workshop } from '../support/workshop.ts';
import { callAndRecord, type Operation, person, rarely } from './recorded-calls.ts';

const garage = {
  diagnosis_fee: 500,
  name: 'Pitlane Motors',
  address: '21 Residency Road',
  phone: '080 4567 1200',
  email: '',
  cost_tolerance: 10,
  change_cutoff_hour: 18,
};

const wrongCode = () => ({ code: '000000' });

/** Without a right code: a manager whose second factor is on could do nothing more until their session is confirmed. */
const secondFactorWork = [
  rarely('begin_second_factor', () => ({ current_password: password })),
  ...['switch_on_second_factor', 'confirm_sign_in', 'new_recovery_codes', 'switch_off_second_factor'].map(
    (name) => rarely(name, wrongCode),
  ),
];

/** Changes of the garage's settings, and of managers whom nobody works as. */
export function settingsWork(workshop: Workshop): Operation[] {
  const managers = [workshop.idOf('restrictedManager')];
  const hireManager: Operation = async (client, books, random) => {
    if (random.chance(0.8)) return;
    const hired = await callAndRecord<{ manager_id: string }>(client, books, 'hire_manager', person(random));
    if (hired) managers.push(hired.manager_id);
  };
  const saveHours: Operation = async (client, books) => {
    const { data: expected } = await client.from('opening_hours').select().order('weekday');
    await callAndRecord(client, books, 'save_opening_hours', { week: expected, expected });
  };
  return [
    hireManager,
    saveHours,
    rarely('save_warranty_terms', () => ({ terms: { work: { days: 60, kilometres: 0 } } })),
    rarely('set_manager_right', (random) => ({
      manager_id: random.pick(managers),
      manager_right: random.pick(['pay', 'settings']),
      granted: random.chance(0.5),
    })),
    rarely('remove_manager', (random) => ({ manager_id: random.pick(managers) })),
    rarely('save_garage', () => ({ settings: garage })),
    rarely('save_sign_in_settings', (random) => ({
      settings: {
        managers_must_confirm: false,
        staff_session_days: 1 + random.below(30),
        staff_idle_hours: 12,
      },
    })),
    rarely('list_refusals'),
    rarely('save_morning_mail', (random) => ({ wanted: random.chance(0.7) })),
    ...secondFactorWork,
    rarely('reset_second_factor', (random) => ({ manager_id: random.pick(managers) })),
    rarely('save_tax_rate', (random) => ({
      kind: 'other',
      valid_from: bookableDay,
      tax_code: '998714',
      rate: random.pick([5, 18]),
    })),
    rarely('save_part_category', (random) => ({ name: 'Filters', margin: 1 + random.below(100) })),
    rarely('save_logo', (random) => ({ picture: logoPng(1 + random.below(512)) })),
    rarely('remove_logo', () => ({})),
    rarely('close_days', () => ({ first_day: bookableDay, last_day: bookableDay, reason: 'Stock-taking' })),
    rarely('reopen_day', () => ({ day: bookableDay })),
    rarely('save_bay', (random) => ({ bay_id: null, name: `Bay ${random.below(9)}` })),
    rarely('save_service', (random) => ({
      service_id: null,
      name: `Wash ${random.below(9)}`,
      description: '',
      category: 'maintenance',
      base_price: 400,
      estimated_duration: 30,
    })),
    rarely('save_service_intervals', (random) => ({
      service_id: services.oilChange,
      intervals: [{ months: 1 + random.below(24), kilometres: 10_000 }],
    })),
    rarely('set_service_active', () => ({ service_id: services.inactive, active: false })),
    rarely('save_car_type', (random) => ({
      cartype_id: null,
      brand: 'Tata',
      model: `Safari ${random.below(9)}`,
      body_type: 'suv',
      length_mm: null,
      wheelbase_mm: null,
      height_mm: null,
    })),
    rarely('save_inspection_template', (random) => ({
      template: {
        name: `Check ${random.below(9)}`,
        sections: [{ name: 'All', items: [{ name: 'Lamps', kind: 'condition' }] }],
      },
    })),
    rarely('save_bundle', (random) => ({
      bundle: {
        name: `Service ${random.below(9)}`,
        lines: [{ kind: 'labour', description: 'Clean', quantity: 1 }],
      },
    })),
    rarely('set_bundle_active', () => ({ bundle_id: 1, active: true })),
    rarely('set_inspection_template_active', () => ({
      template_id: templates.retired,
      active: false,
    })),
    rarely('set_car_type_active', (random) => ({ cartype_id: 1, active: random.chance(0.5) })),
  ];
}
