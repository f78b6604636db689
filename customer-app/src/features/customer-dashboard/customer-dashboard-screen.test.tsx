import {
  accessibilityViolations,
  buildRequest,
  dataRequests,
  fakeBackend,
  never,
  offline,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freezeDate } from '../../testing/freeze-date.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as CustomerDashboardScreen } from './customer-dashboard-screen.tsx';

freezeDate('2026-11-22T06:30:00Z');

const open = (answer: unknown = [], estimates: unknown = []) =>
  renderScreen(<CustomerDashboardScreen />, {
    path: '/customer-dashboard',
    backend: fakeBackend({ 'rpc/open_requests': answer, 'rpc/estimates_to_answer': estimates }),
  });

test('The dashboard welcomes the customer by name', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Asha Rao' })).toBeInTheDocument();
});

test('The account information shows name, email and phone', async () => {
  open();
  const information = await screen.findByRole('region', { name: 'Account Information' });
  expect(information).toHaveTextContent(/NameAsha Rao.*Emailasha@pitlane\.test.*Phone98450 11111/);
});

test.each([
  ['My Vehicles', '/my-vehicles'],
  ['Book Service', '/my-vehicles'],
  ['Track Your Service', '/service-tracking'],
  ['Service History', '/service-history'],
])('%s opens %s', async (name, url) => {
  open();
  await userEvent.click(await screen.findByRole('link', { name }));
  expect(await screen.findByText(url)).toBeInTheDocument();
});

describe('Estimates to answer', () => {
  const toAnswer = {
    request_id: 41,
    service_name: 'Full Service',
    brand: 'Hyundai',
    model: 'Creta',
    registration_number: 'KA 01 AB 1234',
    lines: 2,
    amount: 4600,
    sent_at: '2026-11-21T05:00:00Z',
  };

  test('They come first, and lead to the estimate', async () => {
    open([], [toAnswer]);
    const card = await screen.findByRole('listitem', { name: 'Full Service' });
    expect(card).toHaveTextContent('2 lines, ₹4,600, sent on 21 Nov 2026');
    expect(within(card).getByRole('link', { name: 'Answer the estimate' })).toHaveAttribute(
      'href',
      '/estimate/41',
    );
    expect(screen.getAllByRole('region')[0]).toHaveAccessibleName('Estimates to Answer');
  });

  test('A failure is shown above the requests, and a retry loads them', async () => {
    const { backend } = open([], offline);
    expect(await screen.findByText('Failed to load your estimates')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Nothing booked' })).toBeInTheDocument();
    backend.responses['rpc/estimates_to_answer'] = [];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Failed to load your estimates')).not.toBeInTheDocument());
  });
});

describe('Open requests', () => {
  const late = buildRequest({
    request_id: 1,
    service_name: 'Late Service',
    scheduled_date: '2026-11-20T03:30:00Z',
  });
  const started = buildRequest({
    request_id: 2,
    service_name: 'Started Service',
    status: 'in_progress',
    scheduled_date: '2026-11-22T03:30:00Z',
  });
  const next = buildRequest({ request_id: 3, service_name: 'Next Service', mechanic_name: 'Ravi Menon' });

  test('The next appointment is shown first, then the other open requests', async () => {
    open([late, started, next]);
    const card = await screen.findByRole('article', { name: 'Next appointment' });
    expect(card).toHaveTextContent(/Next appointment: 24 Nov 2026Next Service.*Ravi Menon/);
    expect(within(card).getByRole('link', { name: 'Hyundai Creta (2021)' })).toHaveAttribute(
      'href',
      '/vehicles/3',
    );
    const others = within(screen.getByRole('list', { name: 'Other open requests' })).getAllByRole('listitem');
    expect(others.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Late Service.*Pending$/),
      expect.stringMatching(/^Started Service.*In Progress$/),
    ]);
    expect(screen.getAllByRole('region')[0]).toHaveAccessibleName('Open Requests');
  });

  test('Nothing booked leads to a booking', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'Nothing booked' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book a Service' })).toHaveAttribute('href', '/my-vehicles');
  });

  test('Loading and failure are shown, and a retry loads them', async () => {
    const { unmount } = open(never);
    expect(screen.getByText('Loading your open requests...')).toBeInTheDocument();
    unmount();
    const { backend } = open(offline);
    expect(await screen.findByText('Failed to load your open requests')).toBeVisible();
    backend.responses['rpc/open_requests'] = [next];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Next appointment' })).toBeVisible();
  });

  test('The dashboard sends one request for each of its two lists', async () => {
    const { backend } = open();
    await screen.findByRole('heading', { name: 'Nothing booked' });
    expect(dataRequests(backend)).toHaveLength(2);
  });
});

test('The screen has no accessibility problems @long', async () => {
  const { container } = open();
  await screen.findByRole('heading', { name: 'Nothing booked' });
  expect(await accessibilityViolations(container)).toEqual([]);
});
