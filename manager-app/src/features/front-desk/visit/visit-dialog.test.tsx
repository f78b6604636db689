import {
  accessibilityViolations,
  buildBalance,
  fakeBackend,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeskCustomer, buildDeskDay } from '../../../testing/build-desk.ts';
import { buildBundle, buildCarType, buildGarage } from '../../../testing/build-settings.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as FrontDeskScreen } from '../front-desk-screen.tsx';

const cartypes = [
  buildCarType({ cartype_id: 1, brand: 'Hyundai', model: 'Creta' }),
  buildCarType({ cartype_id: 2, brand: 'Maruti Suzuki', model: 'Swift' }),
];
const services = [
  { service_id: 1, name: 'Oil Change', base_price: 3000, estimated_duration: 45, category: 'maintenance' },
];
const unreached = { channels: [], captured: [], problem: 'no email address, and SMS is not set up' };
const laterDay = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const saved = { customer_id: 'x', vehicle_id: 3, request_id: 50, arrived_at: null };

async function open({
  answers = {},
  search = '',
}: {
  answers?: Record<string, unknown>;
  search?: string;
} = {}) {
  const { backend } = renderScreen(<FrontDeskScreen />, {
    backend: fakeBackend({
      'rpc/desk_day': buildDeskDay(),
      'rpc/warranty_for': [],
      'rpc/find_at_desk': { rows: [buildDeskCustomer()], has_more: false },
      'rpc/garage_settings': buildGarage({ diagnosis_fee: 500 }),
      'rpc/save_visit': saved,
      'rpc/told_of': { channels: ['mail'], captured: [], problem: null },
      'rpc/bundles': [buildBundle(), buildBundle({ bundle_id: 2, name: 'Old', active: false })],
      services,
      cartypes,
      ...answers,
    }),
    path: '/front-desk',
    url: `/front-desk${search && `?search=${search}`}`,
  });
  const button = search ? /^Book KA 01 AB 1234/ : 'New visit';
  await userEvent.click((await screen.findAllByRole('button', { name: button }))[0] as HTMLElement);
  const element = await screen.findByRole('dialog', { name: search ? 'Visit of Asha Rao' : 'New visit' });
  const dialog = within(element);
  return {
    backend,
    element,
    dialog,
    type: (label: string | RegExp, text: string) =>
      userEvent.type(dialog.getByRole('textbox', { name: label }), text),
    choose: async (label: string | RegExp, option: string) => {
      const select = dialog.getByRole('combobox', { name: label });
      await within(select).findByRole('option', { name: new RegExp(option) });
      await userEvent.selectOptions(select, option);
    },
    save: () => userEvent.click(dialog.getByRole('button', { name: 'Save' })),
    sent: () => sentTo(backend, 'rpc/save_visit').map(({ body }) => (body as { visit: object }).visit),
  };
}

test('a new caller with a complaint in words is saved in one form, and gets a link where no message can go', async () => {
  const { backend, element, dialog, type, choose, save, sent } = await open({
    answers: {
      'rpc/find_at_desk': { rows: [] },
      'rpc/told_of': unreached,
      'rpc/create_link': { token: 'x'.repeat(22), created_at: '2026-11-22T04:00:00Z' },
    },
  });
  await type('Phone', '98765 43210');
  await type('Full Name', 'Gita Nair');
  await type('Registration number', 'mh 12 de 1433');
  await choose('Brand', 'Maruti Suzuki');
  await choose('Model', 'Swift');
  await type('What is wrong', 'Brakes squeal{Enter}Pulls to the left');
  expect(await dialog.findByRole('checkbox', { name: 'Diagnosis fee of ₹500' })).toBeChecked();
  expect(await accessibilityViolations(element)).toEqual([]);
  await save();
  expect(await screen.findByText('Request #50 booked for Gita Nair')).toBeVisible();
  expect(await screen.findByText(`Nothing could be sent: ${unreached.problem}`)).toBeVisible();
  expect(sentTo(backend, 'rpc/told_of').map(({ body }) => body)).toEqual([
    { request_id: 50, event: 'booking_received' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Make a Link' }));
  expect(await screen.findByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^https:\/\/wa\.me\/919876543210\?text=The%20booking%20for%20your%20car%20MH%2012%20DE%201433/,
    ),
  );
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument();
  expect(sent()).toMatchObject([
    {
      person: { name: 'Gita Nair', phone: '98765 43210' },
      vehicle: { registration_number: 'MH 12 DE 1433', brand: 'Maruti Suzuki', model: 'Swift', year: null },
      complaints: ['Brakes squeal', 'Pulls to the left'],
      service_ids: [],
      with_fee: true,
      channel: 'phone',
    },
  ]);
});

test('a known caller books a service and a bundle for the chosen car, with the balance in sight @long', async () => {
  const owing = buildDeskCustomer({ balance: buildBalance({ total: 700, invoiced: 700 }) });
  const { backend, element, dialog, save, sent } = await open({
    search: 'asha',
    answers: { 'rpc/find_at_desk': { rows: [owing], has_more: false }, 'rpc/day_states': [] },
  });
  expect(element).toHaveTextContent('Owes in total: ₹700.00');
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Oil Change' }));
  expect(dialog.queryByRole('checkbox', { name: 'Old' })).not.toBeInTheDocument();
  await userEvent.click(
    await dialog.findByRole('checkbox', { name: 'Oil change', description: /^₹1,250, 30 / }),
  );
  expect(dialog.getByText(/^Estimate:/)).toHaveTextContent('Estimate: ₹4,250');
  await waitFor(() =>
    expect(sentTo(backend, 'rpc/day_states').at(-1)?.body).toMatchObject({ service_ids: [1], minutes: 30 }),
  );
  await save();
  expect(await screen.findByText('Request #50 booked for Asha Rao')).toBeVisible();
  expect(await screen.findByText('Message to the customer sent by email')).toBeVisible();
  expect(sent()).toMatchObject([
    {
      customer_id: buildDeskCustomer().customer_id,
      vehicle_id: 3,
      service_ids: [1],
      bundle_ids: [1],
      complaints: [],
    },
  ]);
});

test('a person alone can be saved, and one who is known already is recognized by phone @long', async () => {
  const { dialog, type, save, sent } = await open({
    answers: { 'rpc/save_visit': { ...saved, request_id: null } },
  });
  await save();
  expect(await dialog.findByText('Name is required')).toBeVisible();
  await type(/^Phone/, '98450');
  await userEvent.click(await dialog.findByRole('button', { name: 'It is Asha Rao, +91 98450 00021' }));
  const known = within(await screen.findByRole('dialog', { name: 'Visit of Asha Rao' }));
  await userEvent.click(known.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Asha Rao saved')).toBeVisible();
  expect(sent()).toEqual([{ customer_id: buildDeskCustomer().customer_id, vehicle_id: 3 }]);
});

test('the work that was entered stays when the caller turns out to be known @long', async () => {
  const { type } = await open();
  await type(/^What is wrong/, 'Rattles');
  await type(/^Phone/, '98450');
  await userEvent.click(await screen.findByRole('button', { name: 'It is Asha Rao, +91 98450 00021' }));
  const known = within(await screen.findByRole('dialog', { name: 'Visit of Asha Rao' }));
  expect(known.getByRole('textbox', { name: /^What is wrong/ })).toHaveValue('Rattles');
});

test('a car that is here is checked in at once, with its last kilometres and a proposed promise in sight @long', async () => {
  const { backend, dialog, type, save, sent } = await open({
    search: 'asha',
    answers: { 'rpc/proposed_promise': '2026-11-25T16:30' },
  });
  await userEvent.click(dialog.getByRole('checkbox', { name: 'The car is here' }));
  await save();
  expect(await dialog.findByText('Please enter the work')).toBeVisible();
  expect(dialog.getByText('Kilometres are required')).toBeVisible();
  expect(dialog.getByText('Last reading: 38,200 km')).toBeVisible();
  await type(/^What is wrong/, 'Rattles');
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Oil Change' }));
  await waitFor(() => expect(dialog.getByLabelText('Promised for')).toHaveValue('2026-11-25T16:30'));
  expect(sentTo(backend, 'rpc/proposed_promise').at(-1)?.body).toEqual({ service_ids: [1] });
  await type(/^Kilometres/, '41200');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Fuel' }), 'half');
  await save();
  expect(await screen.findByText('/job-card/50')).toBeVisible();
  expect(await screen.findByText('Message to the customer sent by email')).toBeVisible();
  expect(sentTo(backend, 'rpc/told_of')[0]?.body).toEqual({ request_id: 50, event: 'car_arrived' });
  expect(sent()).toMatchObject([
    {
      complaints: ['Rattles'],
      arrival: { kilometres: 41_200, fuel: 'half', promised_at: '2026-11-25T16:30' },
      channel: 'in_person',
    },
  ]);
});

test('an arrival below the last reading asks why, and is saved with the answer @long', async () => {
  const message = 'The last reading was 38,200 km';
  const { backend, dialog, type, save, sent } = await open({
    search: 'asha',
    answers: {
      'rpc/save_visit': refuse(409, { code: 'PT409', message, hint: 'kilometres', details: '38200' }),
    },
  });
  await userEvent.click(dialog.getByRole('checkbox', { name: 'The car is here' }));
  await type(/^What is wrong/, 'Rattles');
  await type(/^Kilometres/, '120');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Fuel' }), 'half');
  await save();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(`${message}. You entered 120 km.`);
  backend.responses['rpc/save_visit'] = saved;
  await userEvent.click(screen.getByRole('button', { name: 'The odometer was reset or replaced' }));
  expect(await screen.findByText('/job-card/50')).toBeVisible();
  expect(sent()).toMatchObject([
    { arrival: { kilometres: 120 } },
    { arrival: { kilometres: 120, lower_is: 'reset' } },
  ]);
});

test('a bundle without a price alone is work, and bundles that fail to load are loaded again @long', async () => {
  const { backend, dialog, save, sent } = await open({
    search: 'asha',
    answers: { 'rpc/bundles': offline },
  });
  expect(await dialog.findByText('Failed to load bundles')).toBeVisible();
  backend.responses['rpc/bundles'] = [buildBundle({ price: null })];
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Oil change' }));
  expect(dialog.getByText(/^Estimate:/)).toHaveTextContent('Estimate: ₹0, and lines without a price');
  await save();
  expect(await screen.findByText('Request #50 booked for Asha Rao')).toBeVisible();
  expect(sent()).toMatchObject([{ service_ids: [], bundle_ids: [1], complaints: [] }]);
});

test('work without a car, and a plate in use, are errors at the field @long', async () => {
  const message = 'A vehicle with this registration number already exists';
  const { dialog, type, choose, save } = await open({
    answers: {
      'rpc/find_at_desk': { rows: [] },
      'rpc/save_visit': refuse(409, { code: 'PT409', message, hint: 'registration_number' }),
    },
  });
  await type('Phone', '98765 43210');
  await type('Full Name', 'Gita Nair');
  await type('What is wrong', 'Rattles');
  await save();
  expect(await dialog.findByText('Please enter the car')).toBeVisible();
  await type(/^Registration number/, 'MH 12 DE 1433');
  await choose('Brand', 'Hyundai');
  await choose('Model', 'Creta');
  await save();
  expect(await dialog.findByText(message)).toBeVisible();
});

test('a full day is a question, and its answer is sent @long', async () => {
  const message = 'That day is full. The next free day is 27 Nov 2026.';
  const { dialog, type, save, sent } = await open({
    search: 'asha',
    answers: {
      'rpc/day_states': [],
      'rpc/save_visit': refuse(409, { code: 'PT409', message, hint: 'scheduled_date' }),
    },
  });
  await type(/^What is wrong/, 'Rattles');
  await save();
  expect(await dialog.findByText(message)).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Overbook this day' }));
  await save();
  expect(await dialog.findByRole('checkbox', { name: 'Overbook this day' })).not.toBeChecked();
  expect(sent()).toEqual([
    expect.not.objectContaining({ overbook: true }),
    expect.objectContaining({ overbook: true }),
  ]);

  // Consent is for that day alone.
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Overbook this day' }));
  fireEvent.change(dialog.getByLabelText(/^Preferred date/), { target: { value: laterDay } });
  await save();
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()[2]).toEqual(expect.not.objectContaining({ overbook: true }));
});

test('a drop-off time is offered, a full one is asked about, and a visit may have none @long', async () => {
  const message = 'The drop-off time 08:30 is full. The next free one is 09:00.';
  const slots = [
    { slot: '08:30:00', free: false },
    { slot: '09:00:00', free: true },
  ];
  const { dialog, type, save, sent } = await open({
    search: 'asha',
    answers: {
      'rpc/day_states': [{ day: laterDay, state: 'free', closed: null, slots }],
      'rpc/save_visit': refuse(409, { code: 'PT409', message, hint: 'drop_off' }),
    },
  });
  await type(/^What is wrong/, 'Rattles');
  fireEvent.change(dialog.getByLabelText(/^Preferred date/), { target: { value: laterDay } });
  const time = await dialog.findByRole('combobox', { name: 'Drop-off time' });
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  await userEvent.selectOptions(time, '8:30 am (full)');
  await save();
  expect(await dialog.findByText(message)).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Overbook this day' }));
  await save();
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()[0]).not.toHaveProperty('drop_off');
  expect(sent()[2]).toMatchObject({ drop_off: '08:30:00', overbook: true });
});
