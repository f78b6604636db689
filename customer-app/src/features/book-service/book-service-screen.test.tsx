import {
  accessibilityViolations,
  buildVehicle,
  customer,
  dataRequests,
  type FakeBackend,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildService } from '../../testing/build-service.ts';
import { freezeDate } from '../../testing/freeze-date.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as BookServiceScreen } from './book-service-screen.tsx';

freezeDate('2026-11-21T06:00:00Z');
beforeEach(() => sessionStorage.clear());

const oilChange = buildService();
const overhaul = buildService({
  service_id: 9,
  name: 'Clutch Overhaul',
  description: 'Clutch and flywheel renewed',
  category: 'major',
  base_price: 240_000,
  estimated_duration: 150,
});

const open = (responses: FakeBackend['responses'] = {}, url = '/book-service?vehicle=3') =>
  renderScreen(<BookServiceScreen />, {
    backend: fakeBackend({
      vehicles: [buildVehicle()],
      services: [oilChange, overhaul],
      'rpc/book_service': { request_id: 77, estimated_cost: 3500 },
      'rpc/day_states': [],
      'rpc/warranty_for': [],
      ...responses,
    }),
    path: '/book-service',
    url,
  });

const service = (name: string) => screen.findByRole('radio', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Request' }));
const bookings = (backend: FakeBackend) => sentTo(backend, 'rpc/book_service').map(({ body }) => body);

const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const enterDate = (day: string) => enter(screen.getByLabelText(/^Preferred date/), day);
const notes = () => screen.getByRole('textbox', { name: 'Notes' });

async function fill() {
  await userEvent.click(await service('Oil Change'));
  enterDate('2026-11-24');
}

test('Without a vehicle in the URL the screen asks for one of the own vehicles @long', async () => {
  open({}, '/book-service');
  expect(await screen.findByText('Which vehicle is this for?')).toBeInTheDocument();
  const card = within(screen.getByRole('article', { name: 'Hyundai Creta' }));
  expect(card.getByText('KA 01 AB 1234')).toBeInTheDocument();
  await userEvent.click(card.getByRole('link', { name: 'Book Service' }));
  expect(await service('Oil Change')).toBeInTheDocument();
});

test.each(['brakes', '9'])('The service %s chosen before the vehicle is kept', async (choice) => {
  const { router } = open({}, `/book-service?service=${choice}`);
  await userEvent.click(await screen.findByRole('link', { name: 'Book Service' }));
  expect(router.state.location.search).toBe(`?vehicle=3&service=${choice}`);
});

test('Without any vehicle the screen offers to add one, and keeps the chosen service', async () => {
  open({ vehicles: [] }, '/book-service?service=brakes');
  await userEvent.click(await screen.findByRole('link', { name: 'Add Vehicle' }));
  expect(await screen.findByText('/add-vehicle?service=brakes')).toBeInTheDocument();
});

test('With an invalid vehicle id the screen asks for a vehicle', async () => {
  open({}, `/book-service?vehicle=${encodeURIComponent("3'--")}`);
  expect(await screen.findByText('Which vehicle is this for?')).toBeInTheDocument();
});

test('Loading messages are shown while vehicle and services load', async () => {
  open({ vehicles: never, services: never });
  expect(await screen.findByText('Loading your vehicle...')).toBeInTheDocument();
  expect(screen.getByText('Loading services...')).toBeInTheDocument();
});

test('The loaded screen shows the vehicle and what each service is, with two requests @long', async () => {
  const { backend, container } = open();
  const choice = await service('Clutch Overhaul');
  expect(await screen.findByRole('heading', { name: 'Hyundai Creta' })).toBeInTheDocument();
  expect(screen.getByText('KA 01 AB 1234')).toBeInTheDocument();
  expect(choice).toHaveAccessibleDescription(/Clutch and flywheel renewed.*2h 30m.*Major/);
  expect(screen.getByText('₹2,40,000')).toBeInTheDocument();
  expect(notes()).toHaveAttribute('rows', '4');
  expect(dataRequests(backend)).toHaveLength(2);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A customer who only knows what is wrong describes it, and the diagnosis is booked with these words @long', async () => {
  const { backend } = open({ services: [oilChange, { ...overhaul, is_diagnosis: true }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Describe what is wrong' }));
  expect(notes()).toHaveFocus();
  expect(notes()).toHaveAccessibleDescription(/in your own words/);
  expect(await service('Clutch Overhaul')).toBeChecked();
  enterDate('2026-11-24');
  await submit();
  expect(await screen.findByText('Please describe what is wrong')).toBeVisible();
  enter(notes(), 'Brakes squeal when cold');
  await submit();
  await waitFor(() =>
    expect(bookings(backend)).toMatchObject([
      { service_ids: [9], customer_notes: 'Brakes squeal when cold' },
    ]),
  );
});

const ofDeferred = '/book-service?vehicle=3&line=10&work=Wiper+blades';

test('Deferred work is booked as its line, without a service or a diagnosis @long', async () => {
  const { backend } = open({ services: [oilChange, { ...overhaul, is_diagnosis: true }] }, ofDeferred);
  expect(await screen.findByText('Wiper blades')).toBeVisible();
  expect(await service('Clutch Overhaul')).not.toBeChecked();
  expect(screen.queryByText('No service selected yet')).not.toBeInTheDocument();
  enterDate('2026-11-24');
  await submit();
  expect(await screen.findByText('Service request submitted successfully! Redirecting...')).toBeVisible();
  expect(bookings(backend)).toEqual([
    {
      vehicle_id: 3,
      service_ids: [],
      line_ids: [10],
      scheduled_date: '2026-11-24',
      idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
});

test('Deferred work is booked with a service beside it @long', async () => {
  const { backend } = open({}, ofDeferred);
  await fill();
  expect(await screen.findByText('Wiper blades')).toBeVisible();
  await submit();
  await waitFor(() => expect(bookings(backend)).toMatchObject([{ service_ids: [5], line_ids: [10] }]));
});

test('Deferred work that was booked already is refused with the server’s message @long', async () => {
  const message = 'This work was booked or done already';
  open({ 'rpc/book_service': refuse(404, { code: 'PT404', message, hint: 'line_ids' }) }, ofDeferred);
  await service('Oil Change');
  enterDate('2026-11-24');
  await submit();
  expect(await screen.findByText(message)).toBeVisible();
});

test('The chosen service is summarised in the form @long', async () => {
  open();
  await service('Oil Change');
  expect(screen.getByText('No service selected yet')).toBeInTheDocument();
  await userEvent.click(await service('Clutch Overhaul'));
  expect(screen.queryByText('No service selected yet')).not.toBeInTheDocument();
  expect(screen.getByText('Selected service').parentElement).toHaveTextContent('Clutch Overhaul');
});

test('Further services are added, removed, summed up and sent in the order of their selection @long', async () => {
  const { backend } = open();
  expect(screen.queryByText('Add another service')).not.toBeInTheDocument();
  await fill();
  await userEvent.click(screen.getByText('Add another service'));
  const more = within(screen.getByRole('group', { name: 'Further services' }));
  expect(more.queryByRole('checkbox', { name: 'Oil Change' })).not.toBeInTheDocument();
  await userEvent.click(more.getByRole('checkbox', { name: 'Clutch Overhaul' }));
  expect(screen.getByText('Further service').parentElement).toHaveTextContent('Clutch Overhaul');
  expect(screen.getByText('Estimated cost').parentElement).toHaveTextContent('₹2,43,500');
  await userEvent.click(more.getByRole('checkbox', { name: 'Clutch Overhaul' }));
  expect(screen.queryByText('Further service')).not.toBeInTheDocument();
  await userEvent.click(more.getByRole('checkbox', { name: 'Clutch Overhaul' }));
  await submit();
  await waitFor(() => expect(bookings(backend)).toEqual([expect.objectContaining({ service_ids: [5, 9] })]));
});

test('A further service that becomes the first one is booked once @long', async () => {
  const { backend } = open();
  await fill();
  await userEvent.click(screen.getByText('Add another service'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Clutch Overhaul' }));
  await userEvent.click(await service('Clutch Overhaul'));
  await submit();
  await waitFor(() => expect(bookings(backend)).toEqual([expect.objectContaining({ service_ids: [9] })]));
});

test('A service in the URL that is unavailable is not selected @long', async () => {
  open({}, '/book-service?vehicle=3&service=12');
  expect(await service('Oil Change')).not.toBeChecked();
  await submit();
  expect(await screen.findByText('Please select a service')).toBeInTheDocument();
});

test('An advertised service in the URL is preselected @long', async () => {
  open(
    { services: [oilChange, buildService({ service_id: 4, name: 'Brake Repair & Service' })] },
    '/book-service?vehicle=3&service=brakes',
  );
  expect(await service('Brake Repair & Service')).toBeChecked();
});

test('An advertised service without a match by name selects its category', async () => {
  open({}, '/book-service?vehicle=3&service=transmission');
  expect(await service('Clutch Overhaul')).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Major' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Oil Change' })).not.toBeInTheDocument();
});

test('A category filters the services and keeps the selected one @long', async () => {
  const { backend, router } = open();
  await userEvent.click(await service('Oil Change'));
  await userEvent.click(screen.getByRole('radio', { name: 'Major' }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Oil Change' })).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?vehicle=3&service=5&category=major');
  expect(screen.getByText('Selected service').parentElement).toHaveTextContent('Oil Change');
  enterDate('2026-11-24');
  await submit();
  await waitFor(() => expect(bookings(backend)).toEqual([expect.objectContaining({ service_ids: [5] })]));
});

test('The form survives a reload, and each retry sends the same idempotency key, so that the server books once @long', async () => {
  const { backend, router, unmount } = open({ 'rpc/book_service': offline });
  await fill();
  enter(notes(), 'Please call first');
  await submit();
  await screen.findByText('Failed to book service. Please try again.');
  await submit();
  await waitFor(() => expect(bookings(backend)).toHaveLength(2));
  const { pathname, search } = router.state.location;
  const stored = { ...sessionStorage };
  unmount();
  // Unmounting discards the draft, a reload does not.
  for (const [key, text] of Object.entries(stored)) sessionStorage.setItem(key, text);

  const reloaded = open({}, pathname + search);
  expect(await service('Oil Change')).toBeChecked();
  expect(notes()).toHaveValue('Please call first');
  expect(screen.getByText('What you typed was kept.')).toBeInTheDocument();
  await submit();
  await waitFor(() => expect(bookings(reloaded.backend)).toHaveLength(1));
  const [first, second] = bookings(backend);
  expect(second).toEqual(first);
  expect(bookings(reloaded.backend)).toEqual([first]);
});

test('Who starts over after a failure has empty notes and sends a new idempotency key @long', async () => {
  const { backend, router, unmount } = open({ 'rpc/book_service': offline });
  await fill();
  enter(notes(), 'Please call first');
  await submit();
  await screen.findByText('Failed to book service. Please try again.');
  const { pathname, search } = router.state.location;
  const stored = { ...sessionStorage };
  unmount();
  for (const [key, text] of Object.entries(stored)) sessionStorage.setItem(key, text);

  const reloaded = open({}, pathname + search);
  await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  expect(notes()).toHaveValue('');
  enterDate('2026-11-25');
  await submit();
  await waitFor(() => expect(bookings(reloaded.backend)).toHaveLength(1));
  const keys = [...bookings(backend), ...bookings(reloaded.backend)].map(
    (body) => (body as { idempotency_key: string }).idempotency_key,
  );
  expect(new Set(keys).size).toBe(2);
});

test('Another booking for the same vehicle starts empty, with a new idempotency key @long', async () => {
  const { backend, unmount } = open();
  await fill();
  await submit();
  await waitFor(() => expect(bookings(backend)).toHaveLength(1));
  await screen.findByRole('button', { name: /Request Submitted/ });
  unmount();

  const next = open();
  await userEvent.click(await service('Oil Change'));
  await submit();
  expect(await screen.findByText('Please select a preferred date')).toBeInTheDocument();
  enterDate('2026-11-25');
  await submit();
  await waitFor(() => expect(bookings(next.backend)).toHaveLength(1));
  const keys = [...bookings(backend), ...bookings(next.backend)].map(
    (body) => (body as { idempotency_key: string }).idempotency_key,
  );
  expect(new Set(keys).size).toBe(2);
});

test('A draft is discarded when the customer confirms to leave the screen @long', async () => {
  open();
  await fill();
  enter(notes(), 'Please call first');
  expect(JSON.stringify({ ...sessionStorage })).toContain('Please call first');
  await userEvent.click(screen.getByRole('link', { name: 'My Vehicles' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('/my-vehicles')).toBeInTheDocument();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Please call first');
});

test('A booking of which only the service is chosen is left without a question', async () => {
  const { router } = open();
  await userEvent.click(await service('Oil Change'));
  await act(() => router.navigate('/elsewhere'));
  expect(screen.getByText('/elsewhere')).toBeInTheDocument();
});

test('A stored draft that cannot be read is ignored', async () => {
  sessionStorage.setItem(
    `pitlane-draft:booking:${customer.id}:3`,
    '{"keptAt":1,"draft":{"scheduledDate":7}}',
  );
  open();
  await service('Oil Change');
  expect(notes()).toHaveValue('');
});

test('Notes that are too long are refused with a message and not truncated @long', async () => {
  const { backend } = open();
  await fill();
  enter(notes(), 'x'.repeat(5001));
  await submit();
  expect(await screen.findByText('Notes must be no more than 5,000 characters long')).toBeInTheDocument();
  expect(notes()).toHaveFocus();
  expect(bookings(backend)).toEqual([]);
});

test('Notes in any script and with markup are sent unchanged @long', async () => {
  const text = `Squeaks 🚗💨 الفرامل <script>alert(1)</script> '); drop table service_requests; --`.padEnd(
    5000,
    'x',
  );
  const { backend } = open();
  await fill();
  enter(notes(), text);
  await submit();
  await waitFor(() => expect(bookings(backend)).toEqual([expect.objectContaining({ customer_notes: text })]));
});

test('Missing values and a past date are shown, and the arrow keys choose a service, which clears its error @long', async () => {
  const { backend } = open();
  await service('Oil Change');
  await submit();
  expect(await screen.findByText('Please select a service')).toBeInTheDocument();
  expect(screen.getByText('Please select a preferred date')).toBeInTheDocument();
  expect(await service('Oil Change')).toHaveFocus();
  await userEvent.keyboard(' {ArrowDown}');
  expect(await service('Clutch Overhaul')).toBeChecked();
  expect(screen.queryByText('Please select a service')).not.toBeInTheDocument();
  enterDate('2026-11-20');
  await submit();
  expect(await screen.findByText('The preferred date cannot be in the past')).toBeInTheDocument();
  expect(bookings(backend)).toEqual([]);
});

test('A booking is sent once with its notes, announced, and redirects to My Vehicles @long', async () => {
  const { backend } = open();
  await fill();
  enter(notes(), 'Please call first');
  const form = screen.getByRole('form', { name: 'Book Service' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(
    await screen.findByText('Service request submitted successfully! Redirecting...'),
  ).toBeInTheDocument();
  await screen.findByRole('button', { name: /Request Submitted/ });
  fireEvent.submit(form);
  expect(screen.getByRole('heading', { name: 'Book Service' })).toBeInTheDocument();
  expect(await screen.findByText('/my-vehicles', {}, { timeout: 4000 })).toBeInTheDocument();
  expect(bookings(backend)).toEqual([
    {
      vehicle_id: 3,
      service_ids: [5],
      scheduled_date: '2026-11-24',
      customer_notes: 'Please call first',
      idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
});

test('The button is pending while the booking is sent @long', async () => {
  open({ 'rpc/book_service': never });
  await fill();
  await submit();
  expect(await screen.findByRole('button', { name: /Submitting Request\.\.\./ })).toBeInTheDocument();
});

test('Refusals show the server’s message, at the date where it names it, or the screen’s own text @long', async () => {
  const gone = 'This service is no longer offered';
  const { backend } = open({ 'rpc/book_service': refuse(404, { code: 'PT404', message: gone }) });
  await fill();
  await submit();
  expect(await screen.findByText(gone)).toBeInTheDocument();

  const closed = 'The garage is closed on 5 Jan 2027 (Stocktaking). The next free day is 6 Jan 2027.';
  backend.responses['rpc/book_service'] = refuse(400, {
    code: 'PT400',
    message: closed,
    hint: 'scheduled_date',
  });
  await submit();
  expect(await screen.findByText(closed)).toBeInTheDocument();
  const date = screen.getByLabelText(/^Preferred date/);
  expect(date).toBeInvalid();
  expect(date).toHaveAccessibleDescription(expect.stringContaining(closed));

  backend.responses['rpc/book_service'] = refuse(500, { code: 'XX000', message: 'cache lookup failed' });
  enterDate('2026-11-25');
  await submit();
  expect(await screen.findByText('Failed to book service')).toBeInTheDocument();
});

test('The free days of the chosen service are shown, and a press on one fills the date @long', async () => {
  const day = '2026-11-25';
  const { backend } = open({ 'rpc/day_states': [{ day, state: 'nearly_full', closed: null, slots: [] }] });
  await fill();
  await userEvent.click(screen.getByText('Show free days'));
  await userEvent.click(await screen.findByRole('button', { name: /, Nearly full$/ }));
  expect(screen.getByLabelText(/^Preferred date/)).toHaveValue(day);
  await waitFor(() =>
    expect(sentTo(backend, 'rpc/day_states').map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ service_ids: [oilChange.service_id] }),
    ),
  );
});

test('A drop-off time of the chosen day is asked for and sent, and goes with another day that does not have it @long', async () => {
  const [day, later] = ['2026-11-24', '2026-11-25'];
  const slots = [
    { slot: '08:30:00', free: false },
    { slot: '09:00:00', free: true },
  ];
  const full = 'The drop-off time 09:00 is full. The next free day is 26 Nov 2026.';
  const { backend } = open({
    'rpc/day_states': [
      { day, state: 'free', closed: null, slots },
      { day: later, state: 'free', closed: null, slots: slots.slice(0, 1) },
    ],
    'rpc/book_service': refuse(409, { code: 'PT409', message: full, hint: 'drop_off' }),
  });
  await fill();
  const time = await screen.findByRole('combobox', { name: 'Drop-off time' });
  expect(within(time).getByRole('option', { name: '8:30 am (full)' })).toBeDisabled();
  await userEvent.selectOptions(time, '9:00 am');
  await submit();
  expect(await screen.findByText(full)).toBeVisible();
  enterDate(later);
  await waitFor(() =>
    expect(within(time).queryByRole('option', { name: '9:00 am' })).not.toBeInTheDocument(),
  );
  await submit();
  await waitFor(() => expect(bookings(backend)).toHaveLength(2));
  expect(bookings(backend)[0]).toMatchObject({ scheduled_date: day, drop_off: '09:00:00' });
  expect(bookings(backend)[1]).toMatchObject({ scheduled_date: later });
  expect(bookings(backend)[1]).not.toHaveProperty('drop_off');
});

test('A failure to load the services is shown, and a retry loads them', async () => {
  const { backend } = open({ services: offline });
  expect(await screen.findByText('Failed to load services')).toBeInTheDocument();
  backend.responses.services = [oilChange];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await service('Oil Change')).toBeInTheDocument();
});

test('A failure to load the vehicle is shown', async () => {
  open({ vehicles: offline });
  expect(await screen.findByText('Failed to load vehicle')).toBeInTheDocument();
});

test('A vehicle that does not exist cannot be booked', async () => {
  open({ vehicles: [] });
  expect(await screen.findByRole('heading', { name: 'Vehicle not found' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Submit Request' })).not.toBeInTheDocument();
});

test('The customer sees when there are no services', async () => {
  open({ services: [] });
  expect(await screen.findByRole('heading', { name: 'No services available' })).toBeInTheDocument();
});

test('The service that the page is opened with is listed first', async () => {
  open({}, `/book-service?vehicle=3&service=${overhaul.service_id}`);
  expect(await service('Clutch Overhaul')).toBeChecked();
  const radios = within(screen.getByRole('radiogroup', { name: 'Available Services' })).getAllByRole('radio');
  expect(radios.at(-1)).toBe(await service('Oil Change'));
});

test('A chosen service that was done within the warranty says so @long', async () => {
  const { backend } = open({
    'rpc/warranty_for': [
      {
        kind: 'work',
        name: 'Oil Change',
        request_id: 12,
        done_at: '2026-10-12T05:00:00Z',
        driven: null,
        days: 90,
        kilometres: 0,
      },
    ],
  });
  await userEvent.click(await service('Oil Change'));
  const said = /^Oil Change was done on 12 Oct 2026: within the warranty of 90 days\. If it is about/;
  expect(await screen.findByText(said)).toBeVisible();
  expect(sentTo(backend, 'rpc/warranty_for').map(({ body }) => body)).toEqual([
    { vehicle_id: 3, service_ids: [expect.any(Number)] },
  ]);
});
