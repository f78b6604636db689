import {
  accessibilityViolations,
  buildCompletedRequest,
  buildRequest,
  buildRequestPage,
  customer,
  type FakeBackend,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ServiceTrackingScreen } from './service-tracking-screen.tsx';

const open = (requests: unknown, url = '/service-tracking', as: typeof customer | null = customer) =>
  renderScreen(<ServiceTrackingScreen />, {
    backend: fakeBackend({ 'rpc/list_requests': requests, 'rpc/estimates_to_answer': [] }),
    as,
    path: '/service-tracking',
    url,
  });

const card = (name = 'Full Service') => screen.findByRole('article', { name });
const listRequests = (backend: FakeBackend) => sentTo(backend, 'rpc/list_requests');

test('A visitor must log in and returns afterwards @long', async () => {
  const { backend } = open(never, '/service-tracking?page=2', null);
  expect(screen.getByRole('heading', { name: 'Please log in to view your services' })).toBeInTheDocument();
  expect(listRequests(backend)).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Log In' }));
  expect(await screen.findByText('/login?next=%2Fservice-tracking%3Fpage%3D2')).toBeInTheDocument();
});

test('A loading message is shown while requests load @long', async () => {
  open(never);
  expect(await screen.findByText('Loading your services...')).toBeInTheDocument();
});

test('The empty state links to My Vehicles @long', async () => {
  open(buildRequestPage([]));
  expect(await screen.findByRole('heading', { name: 'No Service Requests Found' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Book a Service' }));
  expect(await screen.findByText('/my-vehicles')).toBeInTheDocument();
});

test.each([
  [
    'refuses',
    refuse(500, { code: 'XX000', message: 'cache lookup failed' }),
    'Failed to fetch service requests',
  ],
  ['cannot be reached', offline, 'Failed to load service tracking data'],
])('A failure is shown when the server %s, and a retry loads the requests', async (_, answer, text) => {
  const { backend } = open(answer);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByText('No Service Requests Found')).not.toBeInTheDocument();
  backend.responses['rpc/list_requests'] = buildRequestPage([buildRequest()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card()).toBeInTheDocument();
});

test('A card shows what was booked, for which vehicle and when', async () => {
  open(buildRequestPage([buildRequest()]));
  const { getByText } = within(await card());
  for (const text of ['Request #41', 'Hyundai Creta (2021)', 'KA 01 AB 1234', '24 Nov 2026', '₹4,500']) {
    expect(getByText(text)).toBeInTheDocument();
  }
  expect(getByText('Brakes squeal in the morning')).toBeInTheDocument();
  expect(getByText('Not assigned yet')).toBeInTheDocument();
});

test('A card of a completed request shows completion, final cost, mechanic and mechanic notes', async () => {
  open(buildRequestPage([buildCompletedRequest()]));
  const { getByText, getAllByText } = within(await card());
  expect(getAllByText('10 Nov 2026, 4:30 pm')).not.toHaveLength(0);
  expect(getByText('Final cost').parentElement).toHaveTextContent('₹5,000');
  expect(getByText('Assigned mechanic').parentElement).toHaveTextContent('Ravi Menon');
  expect(getByText('Pads replaced on both front wheels')).toBeInTheDocument();
});

test.each([
  ['pending', 'Pending'],
  ['approved', 'Approved'],
  ['in_progress', 'In Progress'],
  ['in-progress', 'In Progress'],
  ['completed', 'Completed'],
  ['cancelled', 'Cancelled'],
])('The badge of status %s shows %s', async (status, label) => {
  open(buildRequestPage([{ ...buildRequest(), status: status as 'pending' }]));
  const header = (await card()).querySelector('header');
  expect(header).toHaveTextContent(label);
});

test('Only a completed request with a final cost shows Payment Required', async () => {
  open(
    buildRequestPage([buildRequest(), buildCompletedRequest({ request_id: 40, service_name: 'Oil Change' })]),
  );
  expect(within(await card('Oil Change')).getByText('Payment Required')).toBeInTheDocument();
  expect(within(await card('Full Service')).queryByText('Payment Required')).not.toBeInTheDocument();
});

test('While the invoice is prepared, a garage that can be paid simulates nothing', async () => {
  const balance = { invoice_id: null, paid: 0, owed: 5000, has_payment_details: true };
  open(buildRequestPage([buildCompletedRequest({ balance })]));
  const content = within(await card());
  expect(content.getByRole('heading', { name: 'Payment Required' })).toBeInTheDocument();
  expect(content.getByText(/^The garage is preparing your invoice\./)).toBeVisible();
  expect(content.queryByRole('button', { name: 'Pay Now' })).not.toBeInTheDocument();
  expect(content.queryByText('Deposit paid')).not.toBeInTheDocument();
});

describe('With an invoice', () => {
  const balance = { invoice_id: 7, paid: 1000, owed: 4000, has_payment_details: true };

  test('Amounts paid and due are shown, and Pay Now opens the invoice', async () => {
    open(buildRequestPage([buildCompletedRequest({ balance })]));
    const content = within(await card());
    expect(content.getByText('Paid').nextElementSibling).toHaveTextContent('₹1,000');
    expect(content.getByText('Due').nextElementSibling).toHaveTextContent('₹4,000');
    expect(content.getByRole('link', { name: 'Invoice' })).toHaveAttribute('href', '/invoices/7');
    await userEvent.click(content.getByRole('link', { name: 'Pay Now' }));
    expect(await screen.findByText('/invoices/7')).toBeInTheDocument();
  });

  test('The payment stays simulated where the garage has not set up how to be paid', async () => {
    open(buildRequestPage([buildCompletedRequest({ balance: { ...balance, has_payment_details: false } })]));
    const content = within(await card());
    expect(content.getByRole('button', { name: 'Pay Now' })).toBeInTheDocument();
    expect(content.getByRole('link', { name: 'Invoice' })).toBeInTheDocument();
  });

  test('A paid one requires no payment', async () => {
    open(buildRequestPage([buildCompletedRequest({ balance: { ...balance, paid: 5000, owed: 0 } })]));
    const content = within(await card());
    expect(content.getByText('Due').nextElementSibling).toHaveTextContent('₹0');
    expect(content.queryByText('Payment Required')).not.toBeInTheDocument();
  });

  test('A deposit on an open request is shown', async () => {
    open(buildRequestPage([buildRequest({ balance: { ...balance, invoice_id: null, owed: 0 } })]));
    const content = within(await card());
    expect(content.getByText('Deposit paid').nextElementSibling).toHaveTextContent('₹1,000');
    expect(content.queryByRole('link', { name: 'Invoice' })).not.toBeInTheDocument();
  });
});

test('The deposit of a cancelled booking is to be refunded', async () => {
  const balance = { invoice_id: null, paid: 1000, owed: 0, has_payment_details: true };
  open(buildRequestPage([buildRequest({ status: 'cancelled', balance })]));
  const content = within(await card());
  expect(content.getByText('To be refunded').nextElementSibling).toHaveTextContent('₹1,000');
  expect(content.queryByText('Deposit paid')).not.toBeInTheDocument();
});

test('One page of many requests is requested and shown @long', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => buildRequest({ request_id: 2000 - index }));
  const { backend } = open(buildRequestPage(rows, { total: 1001 }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
  expect(listRequests(backend).map(({ body }) => body)).toEqual([{ page: 1, page_size: 20 }]);
});

test('Each page is requested when opened and kept in the URL', async () => {
  const { backend, router } = open(buildRequestPage([buildRequest()], { total: 45 }));
  await card();
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(listRequests(backend).at(-1)?.body).toMatchObject({ page: 2, page_size: 20 }));
  expect(router.state.location.search).toBe('?page=2');
});

test('A page in the URL is opened, and one past the end redirects to the last page', async () => {
  const answer = ({ body }: { body: { page: number } }) =>
    buildRequestPage(body.page > 1 ? [] : [buildRequest()], { total: 5 });
  const { backend, router } = open(answer, '/service-tracking?page=9');
  expect(await card()).toBeInTheDocument();
  expect(listRequests(backend).map(({ body }) => body)).toMatchObject([{ page: 9 }, { page: 1 }]);
  expect(router.state.location.search).toBe('');
});

describe('An address that names a request', () => {
  // jsdom has no layout.
  const scrolled = jest.fn<undefined, [string]>();
  beforeAll(() => {
    Element.prototype.scrollIntoView = function () {
      scrolled(this.id);
    };
  });
  beforeEach(() => scrolled.mockClear());
  afterAll(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

  const two = buildRequestPage([
    buildRequest(),
    buildRequest({ request_id: 40, service_name: 'Oil Change' }),
  ]);

  test('Its card is scrolled to and focused, once for each time a link is followed', async () => {
    const { router } = open(two, '/service-tracking#request-40');
    const target = await card('Oil Change');
    await waitFor(() => expect(target).toHaveFocus());
    expect(scrolled.mock.calls).toEqual([['request-40']]);
    await act(() => router.navigate('/service-tracking#request-41'));
    expect(await card('Full Service')).toHaveFocus();
    await act(() => router.navigate('/service-tracking#request-41'));
    expect(scrolled.mock.calls).toEqual([['request-40'], ['request-41'], ['request-41']]);
    await act(() => router.navigate(-2));
    await act(() => router.navigate(1));
    expect(scrolled.mock.calls).toHaveLength(4);
  });

  test('The list is shown as it is without that request', async () => {
    open(two, '/service-tracking#request-7');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(scrolled).not.toHaveBeenCalled();
  });
});

test('The screen has no accessibility problems @long', async () => {
  const { container } = open(buildRequestPage([buildRequest(), buildCompletedRequest({ request_id: 40 })]));
  await screen.findAllByRole('article');
  expect(await accessibilityViolations(container)).toEqual([]);
});

describe('Timers', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });

  test('Open requests are refreshed every 30 seconds', async () => {
    const { backend } = open(buildRequestPage([buildRequest({ status: 'in_progress' })]));
    await card();
    await advance(29_000);
    expect(listRequests(backend)).toHaveLength(1);
    await advance(2_000);
    expect(listRequests(backend)).toHaveLength(2);
  });

  const setVisibility = (state: 'hidden' | 'visible') => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  };

  test.each([
    ['open', buildRequest()],
    ['closed', buildCompletedRequest()],
  ])('Returning to the tab refreshes %s requests at once', async (_, request) => {
    const { backend } = open(buildRequestPage([request]));
    await card();
    setVisibility('hidden');
    await advance(5_000);
    expect(listRequests(backend)).toHaveLength(1);
    backend.responses['rpc/list_requests'] = buildRequestPage([
      buildRequest({ mechanic_name: 'Ravi Menon' }),
    ]);
    setVisibility('visible');
    await advance(0);
    expect(listRequests(backend)).toHaveLength(2);
    expect(await screen.findByText('Assigned to Ravi Menon')).toBeInTheDocument();
  });

  test('A hidden tab sends no requests', async () => {
    const { backend } = open(buildRequestPage([buildRequest()]));
    await card();
    setVisibility('hidden');
    await advance(120_000);
    expect(listRequests(backend)).toHaveLength(1);
  });

  test('Completed and cancelled requests are not refreshed', async () => {
    const { backend } = open(
      buildRequestPage([buildCompletedRequest(), buildRequest({ request_id: 2, status: 'cancelled' })]),
    );
    await screen.findAllByRole('article');
    await advance(120_000);
    expect(listRequests(backend)).toHaveLength(1);
  });

  test('A payment is confirmed as simulated after two seconds', async () => {
    const { backend } = open(buildRequestPage([buildCompletedRequest()]));
    await card();
    const before = backend.requests.length;
    await user.click(screen.getByRole('button', { name: 'Pay Now' }));
    expect(screen.getByRole('button', { name: /Processing\.\.\./ })).toBeInTheDocument();
    await advance(1_900);
    expect(screen.queryByText(/simulated/)).not.toBeInTheDocument();
    await advance(200);
    expect(screen.getByText('Payment of ₹5,000 simulated. No money was taken.')).toBeInTheDocument();
    expect(backend.requests).toHaveLength(before);
  });

  test('A payment without a network fails @long', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open(buildRequestPage([buildCompletedRequest()]));
    await card();
    await user.click(screen.getByRole('button', { name: 'Pay Now' }));
    await advance(2_100);
    expect(screen.getByText('Payment simulation failed. Please try again.')).toBeInTheDocument();
  });
});
