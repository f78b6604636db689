import type { VehicleCare } from '@pitlane/shared-data/care';
import type { Account } from '@pitlane/shared-data/session';
import {
  accessibilityViolations,
  customer,
  dataRequests,
  type FakeBackend,
  type FakeRequest,
  fakeBackend,
  manager,
  mechanic,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildForecast, buildReading, buildVehicleCare } from '../../testing/build-vehicle-care.ts';
import { buildVehicleRecord, mechanicId, ownerId } from '../../testing/build-vehicle-record.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as VehiclesScreen } from './vehicles-screen.tsx';

const open = (
  answer: unknown,
  { as = manager as Account, url = '/vehicles/3', care = buildVehicleCare() as unknown } = {},
) =>
  renderScreen(<VehiclesScreen />, {
    backend: fakeBackend({
      'rpc/vehicle_record': answer,
      'rpc/vehicle_care': care,
    }),
    as,
    path: '/vehicles/:vehicleId',
    url,
  });

const history = async () =>
  within(await screen.findByRole('table', { name: 'Requests of this vehicle' }))
    .getAllByRole('row')
    .slice(1);

test('A manager sees the facts, the owner and the history, with links to owner and mechanic @long', async () => {
  const { container } = open(buildVehicleRecord());
  expect(await screen.findByRole('heading', { level: 1, name: 'Hyundai Creta' })).toBeVisible();
  expect(document.title).toBe('Hyundai Creta · Pitlane');
  expect(screen.getByText('MALC381CLNM123456')).toBeVisible();
  const owner = screen.getByRole('region', { name: 'Owner' });
  expect(within(owner).getByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
    'href',
    `/customer-details/${ownerId}`,
  );
  expect(screen.getByRole('link', { name: 'Pass On This Car' })).toHaveAttribute('href', '/service-book/3');
  const [pending, completed] = await history();
  expect(pending).toHaveTextContent(/Oil Change.*24 Nov 2026.*Pending.*₹4,500 \(estimate\)/);
  expect(completed).toHaveTextContent(/Full Service.*10 Nov 2026.*Completed.*Ravi Menon₹5,000/);
  expect(completed).toHaveTextContent('Pads replaced on both front wheels');
  expect(within(completed as HTMLElement).getByRole('link', { name: 'Ravi Menon' })).toHaveAttribute(
    'href',
    `/mechanic-detail/${mechanicId}`,
  );
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A mechanic sees name and phone of the owner, and their own jobs @long', async () => {
  open(buildVehicleRecord({ owner: { name: 'Asha Rao', phone: '98450 11111' } }), { as: mechanic });
  const owner = await screen.findByRole('region', { name: 'Owner' });
  expect(owner).toHaveTextContent('NameAsha RaoPhone98450 11111');
  expect(within(owner).queryByRole('link', { name: 'Asha Rao' })).not.toBeInTheDocument();
  expect(screen.getByText('Your jobs on this vehicle.')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Mechanic' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Pass On This Car' })).not.toBeInTheDocument();
});

test('A customer sees their own vehicle, and opens the record of a completed service @long', async () => {
  open(buildVehicleRecord({ owner: null }), { as: customer });
  expect(await screen.findByRole('link', { name: 'Full Service' })).toHaveAttribute(
    'href',
    '/service-record/41',
  );
  expect(screen.queryByRole('link', { name: 'Oil Change' })).not.toBeInTheDocument();
  for (const name of ['Service Book', 'Pass On This Car'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/service-book/3');
  expect(screen.queryByRole('region', { name: 'Owner' })).not.toBeInTheDocument();
});

test('The record is printed @long', async () => {
  const print = jest.fn();
  window.print = print;
  open(buildVehicleRecord());
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('Print brings the whole history, of whatever page is shown, and ends with the print @long', async () => {
  const record = buildVehicleRecord();
  const [visit] = record.history.rows;
  if (!visit) throw new Error('The record has no visit');
  const all = Array.from({ length: 101 }, (_, place) => ({ ...visit, request_id: 200 - place }));
  const page = ({ body }: FakeRequest) => {
    const { page: number, page_size: size } = body as { page: number; page_size: number };
    return { ...record, history: { rows: all.slice((number - 1) * size, number * size), total: all.length } };
  };
  const printed: number[] = [];
  window.print = () =>
    printed.push(document.querySelectorAll('table[aria-label="Requests of this vehicle"] tbody tr').length);
  const { backend } = open(page, { url: '/vehicles/3?page=2' });
  expect(await history()).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toEqual([101]));
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(await history()).toHaveLength(20);
  backend.responses['rpc/vehicle_record'] = offline;
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(await screen.findByText('Failed to load the whole history')).toBeVisible();
  expect(printed).toHaveLength(1);
});

test('A long history has pages @long', async () => {
  const record = buildVehicleRecord();
  const { backend } = open({ ...record, history: { ...record.history, total: 45 } });
  await history();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() =>
    expect(dataRequests(backend).at(-1)?.body).toEqual({ vehicle_id: 3, page: 2, page_size: 20 }),
  );
});

test('A vehicle without services says so @long', async () => {
  open(buildVehicleRecord({ history: { rows: [], total: 0 } }));
  expect(await screen.findByRole('heading', { name: 'No services yet' })).toBeVisible();
});

test.each([
  ['/vehicles/99', refuse(404, { code: 'PT404', message: 'Vehicle not found', hint: 'vehicle_id' })],
  ['/vehicles/none', never],
])('Vehicle not found is shown at %s', async (url, answer) => {
  open(answer, { url });
  expect(await screen.findByRole('heading', { name: 'Vehicle not found' })).toBeVisible();
  await userEvent.click(
    within(
      screen.getByText('It may have been deleted, or have another owner now.').parentElement as HTMLElement,
    ).getByRole('link'),
  );
  expect(await screen.findByText('/vehicles')).toBeVisible();
});

test('A loading message is shown while the vehicle loads', () => {
  open(never);
  expect(screen.getByText('Loading the vehicle...')).toBeInTheDocument();
});

test('A failure to load the vehicle is shown, and a retry loads it @long', async () => {
  const { backend } = open(offline);
  expect(await screen.findByText('Failed to load the vehicle')).toBeVisible();
  backend.responses['rpc/vehicle_record'] = buildVehicleRecord();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hyundai Creta' })).toBeVisible();
});

test('Declined work is listed on the vehicle with its reason and its price, for the customer and the garage @long', async () => {
  const declined: VehicleCare['deferred'][number] = {
    line_id: 10,
    request_id: 41,
    description: 'Wiper blades',
    kind: 'part',
    quantity: 1,
    unit: 'pcs',
    unit_price: 600,
    amount: 600,
    urgency: 'later',
    why_needed: 'They smear',
    if_it_waits: null,
    state: 'declined',
    decline_reason: 'Next month',
    since: '2026-11-21T06:00:00Z',
    service_id: null,
    part_id: 5,
    is_withheld: false,
    price_now: 650,
  };
  for (const as of [customer, manager]) {
    const { unmount } = open(buildVehicleRecord(), { as, care: buildVehicleCare({ deferred: [declined] }) });
    const table = await screen.findByRole('table', { name: 'Deferred work on this vehicle' });
    const [, row] = within(table).getAllByRole('row');
    expect(row).toHaveTextContent(
      /Wiper blades.*Can wait.*₹600, now ₹650.*Declined on 21 Nov 2026.*Next month.*They smear/,
    );
    // The owner books the line, as it is no service.
    expect(
      within(table)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(as === customer ? ['/book-service?vehicle=3&line=10&work=Wiper+blades'] : []);
    unmount();
  }
});

test('Of what an earlier owner was offered, only the price of now is told, or is to be asked for @long', async () => {
  const offered: VehicleCare['deferred'][number] = {
    line_id: 10,
    request_id: null,
    description: 'Wiper blades',
    kind: 'part',
    quantity: 1,
    unit: 'pcs',
    unit_price: null,
    amount: null,
    urgency: 'later',
    why_needed: null,
    if_it_waits: null,
    state: 'declined',
    decline_reason: null,
    since: '2026-11-21T06:00:00Z',
    service_id: null,
    part_id: null,
    is_withheld: true,
    price_now: null,
  };
  open(buildVehicleRecord(), {
    as: customer,
    care: buildVehicleCare({
      deferred: [
        offered,
        { ...offered, line_id: 11, is_withheld: false },
        { ...offered, line_id: 12, part_id: 5, price_now: 650 },
      ],
    }),
  });
  const table = await screen.findByRole('table', { name: 'Deferred work on this vehicle' });
  const [, withheld, unpriced, priced] = within(table).getAllByRole('row');
  expect(withheld).toHaveTextContent('Ask the garage');
  expect(unpriced).toHaveTextContent('No price yet');
  expect(priced).toHaveTextContent('Now ₹650');
});

const dueRows = async () =>
  within(await screen.findByRole('table', { name: 'Services of this vehicle by when they are due' }))
    .getAllByRole('row')
    .slice(1);

test('What is due says since when and why, and the owner books just that @long', async () => {
  const care = buildVehicleCare({
    forecast: [
      buildForecast(),
      buildForecast({
        service_id: 6,
        service_name: 'Tyres',
        due_by: 'kilometres',
        state: 'due',
        due_on: '2026-12-09',
        driven: 9412,
        is_done: false,
      }),
      buildForecast({ service_id: 8, service_name: 'Brakes', state: 'later', due_on: '2027-09-09' }),
      buildForecast({ service_id: 9, service_name: 'Air Filter', booked_for: '2026-12-01T04:00:00Z' }),
      buildForecast({ service_id: 4, service_name: 'Gearbox', state: 'later', due_on: null, months: null }),
    ],
  });
  open(buildVehicleRecord(), { as: customer, care });
  const [oil, tyres, brakes, filter, gearbox] = await dueRows();
  expect(oil).toHaveTextContent(/Oil Change.*Overdue.*Since 1 Nov 2026.*₹3,500.*12 months since 1 Nov 2025/);
  expect(tyres).toHaveTextContent(
    /Due soon.*On 9 Dec 2026.*About 9,412 of 10,000 km since 1 Nov 2025, when the garage first saw the car/,
  );
  expect(brakes).toHaveTextContent(/Later.*On 9 Sept? 2027/);
  expect(filter).toHaveTextContent('Booked for 1 Dec 2026');
  expect(gearbox).toHaveTextContent(/Not known.*Every 10,000 km; how far it is driven is not known yet/);
  expect(screen.getAllByRole('link', { name: /^Book / }).map((link) => link.getAttribute('href'))).toEqual([
    '/book-service?vehicle=3&service=5',
    '/book-service?vehicle=3&service=6',
  ]);
});

test('The kilometres are a chart beside a table, with how sure the kilometres per day are @long', async () => {
  open(buildVehicleRecord(), {
    care: buildVehicleCare({
      readings: [
        buildReading({ reading_id: 9, kilometres: 120, is_reset: true }),
        buildReading({ reading_id: 8, kilometres: 92_000, counts: false, read_at: '2026-10-05T06:00:00Z' }),
        buildReading(),
      ],
    }),
  });
  const table = await screen.findByRole('table', { name: 'Readings of the odometer' });
  const [, reset, wrong, first] = within(table).getAllByRole('row');
  expect(reset).toHaveTextContent(/120 km.*Odometer reset/);
  expect(wrong).toHaveTextContent(/92,000 km.*Wrong, by a later reading/);
  expect(first).toHaveTextContent(/10 Nov 2026.*41,200 km.*Check-in, Meera/);
  expect(screen.getByText('About 21 km a day: fairly sure.')).toBeVisible();
  const chart = await screen.findByRole('figure', { name: 'Kilometres' });
  expect(chart).toBeVisible();
  expect(await within(chart).findAllByText('10 Nov 2026')).not.toHaveLength(0);
  // What is wrong was never driven.
  expect(within(chart).queryByText('5 Oct 2026')).not.toBeInTheDocument();
});

test('The newest readings are shown, and all of them at a press @long', async () => {
  const readings = Array.from({ length: 14 }, (_, place) =>
    buildReading({ reading_id: 40 - place, kilometres: 40_000 - 1000 * place }),
  );
  open(buildVehicleRecord(), { care: buildVehicleCare({ readings }) });
  const rows = async () =>
    within(await screen.findByRole('table', { name: 'Readings of the odometer' })).getAllByRole('row')
      .length - 1;
  expect(await rows()).toBe(12);
  await userEvent.click(screen.getByRole('button', { name: 'Show All 14' }));
  expect(await rows()).toBe(14);
  await userEvent.click(screen.getByRole('button', { name: 'Show the Newest' }));
  expect(await rows()).toBe(12);
});

test('A vehicle without readings or intervals says so, or nothing', async () => {
  open(buildVehicleRecord(), {
    care: buildVehicleCare({ readings: [], km_per_day: null, sureness: 'none', forecast: [] }),
  });
  expect(await screen.findByRole('heading', { name: 'No readings yet' })).toBeVisible();
  expect(screen.getByText('Not enough readings yet to say how far it is driven in a day.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Due Services' })).not.toBeInTheDocument();
});

test('A failure to load what is due leaves the history, and a retry loads it @long', async () => {
  const { backend } = open(buildVehicleRecord(), { care: offline });
  expect(await screen.findByText('Failed to load what is due')).toBeVisible();
  expect(await history()).toHaveLength(2);
  backend.responses['rpc/vehicle_care'] = buildVehicleCare();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await dueRows()).toHaveLength(1);
});

const openReading = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Reading' }));
  return within(await screen.findByRole('dialog', { name: 'Add Reading' }));
};
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const addReading = async (kilometres: string) => {
  const dialog = await openReading();
  if (kilometres) enter(dialog.getByLabelText(/Kilometres/), kilometres);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
};
const sentReadings = (backend: ReturnType<typeof open>['backend']) =>
  sentTo(backend, 'rpc/add_reading').map(({ body }) => body);

/** The page goes, but not what this tab keeps. */
function reload({ unmount }: { unmount: () => void }) {
  const stored = { ...sessionStorage };
  unmount();
  for (const [key, text] of Object.entries(stored)) sessionStorage.setItem(key, text);
}

test('Kilometres that were typed before a reload are kept, and not once they were saved or given up @long', async () => {
  const before = open(buildVehicleRecord(), { as: customer });
  enter((await openReading()).getByLabelText(/Kilometres/), '42000');
  reload(before);
  const { backend } = open(buildVehicleRecord(), { as: customer });
  const dialog = await openReading();
  expect(dialog.getByText('What you typed was kept.')).toBeVisible();
  expect(dialog.getByLabelText(/Kilometres/)).toHaveValue('42,000');
  backend.responses['rpc/add_reading'] = { reading_id: 9, kilometres: 42_000 };
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Reading saved')).toBeVisible();
  expect(sentReadings(backend)).toEqual([{ vehicle_id: 3, kilometres: 42_000 }]);

  const again = await openReading();
  expect(again.queryByText('What you typed was kept.')).not.toBeInTheDocument();
  enter(again.getByLabelText(/Kilometres/), '43000');
  await userEvent.clear(again.getByLabelText(/Kilometres/));
  expect(Object.keys(sessionStorage).filter((key) => key.includes(':reading:'))).toEqual([]);
});

test('The owner adds a reading @long', async () => {
  const { backend } = open(buildVehicleRecord(), { as: customer });
  backend.responses['rpc/add_reading'] = { reading_id: 9, kilometres: 42_000 };
  const dialog = await addReading('');
  expect(dialog.getByLabelText(/Kilometres/)).toHaveAccessibleDescription(/Please enter the kilometres/);
  await userEvent.type(dialog.getByLabelText(/Kilometres/), '42000');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Reading saved')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sentReadings(backend)).toEqual([{ vehicle_id: 3, kilometres: 42_000 }]);
});

test('A reading below the last is asked about, and sent with the reason @long', async () => {
  const { backend } = open(buildVehicleRecord(), { as: customer });
  const message = 'The last reading was 41,200 km';
  backend.responses['rpc/add_reading'] = refuse(409, {
    code: 'PT409',
    message,
    hint: 'kilometres',
    details: '41200',
  });
  const dialog = await addReading('120');
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByText(/You entered 120 km/)).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(sentReadings(backend)).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const reset = await screen.findByRole('button', { name: 'The odometer was reset or replaced' });
  backend.responses['rpc/add_reading'] = { reading_id: 9, kilometres: 120 };
  await userEvent.click(reset);
  expect(await screen.findByText('Reading saved')).toBeVisible();
  expect(sentReadings(backend).at(-1)).toEqual({ vehicle_id: 3, kilometres: 120, lower_is: 'reset' });
});

describe('The answer about a lower reading that could not be saved is kept', () => {
  const lower = refuse(409, {
    code: 'PT409',
    message: 'The last reading was 41,200 km',
    hint: 'kilometres',
    details: '41200',
  });
  const lowerUnlessSaid =
    (onceSaid: unknown) =>
    ({ body }: FakeRequest) =>
      (body as { lower_is?: string }).lower_is ? onceSaid : lower;
  const saved = { reading_id: 9, kilometres: 120 };

  async function answerThenFail() {
    const shown = open(buildVehicleRecord(), { as: customer });
    shown.backend.responses['rpc/add_reading'] = lowerUnlessSaid(offline);
    const dialog = await addReading('120');
    await userEvent.click(await screen.findByRole('button', { name: 'The odometer was reset or replaced' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    return { ...shown, dialog };
  }
  const expectSavedWithoutQuestion = async (backend: FakeBackend) => {
    expect(await screen.findByText('Reading saved')).toBeVisible();
    expect(sentReadings(backend).at(-1)).toEqual({ vehicle_id: 3, kilometres: 120, lower_is: 'reset' });
  };

  test('for a second try @long', async () => {
    const { backend, dialog } = await answerThenFail();
    backend.responses['rpc/add_reading'] = lowerUnlessSaid(saved);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectSavedWithoutQuestion(backend);
  });

  test('after a reload, with the kilometres @long', async () => {
    reload(await answerThenFail());
    const { backend } = open(buildVehicleRecord(), { as: customer });
    backend.responses['rpc/add_reading'] = lowerUnlessSaid(saved);
    await addReading('');
    await expectSavedWithoutQuestion(backend);
  });

  test('unless it is started over @long', async () => {
    reload(await answerThenFail());
    const { backend } = open(buildVehicleRecord(), { as: customer });
    backend.responses['rpc/add_reading'] = lowerUnlessSaid(saved);
    await userEvent.click((await openReading()).getByRole('button', { name: 'Start over' }));
    const field = screen.getByRole('textbox', { name: /Kilometres/ });
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    enter(field, '120');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('You entered 120 km.');
  });

  test('not for other kilometres @long', async () => {
    const { backend, dialog } = await answerThenFail();
    backend.responses['rpc/add_reading'] = lowerUnlessSaid(saved);
    await userEvent.type(dialog.getByLabelText(/Kilometres/), '4');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('You entered 4 km.');
  });
});
