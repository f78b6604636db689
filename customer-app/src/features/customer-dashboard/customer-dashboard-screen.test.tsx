import {
  accessibilityViolations,
  buildRequest,
  dataRequests,
  fakeBackend,
  never,
  offline,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freezeDate } from '../../testing/freeze-date.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as CustomerDashboardScreen } from './customer-dashboard-screen.tsx';

freezeDate('2026-11-22T06:30:00Z');

const open = (answer: unknown = []) =>
  renderScreen(<CustomerDashboardScreen />, {
    path: '/customer-dashboard',
    backend: fakeBackend({ 'rpc/open_requests': answer }),
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

describe('Open requests', () => {
  const late = buildRequest({
    request_id: 1,
    service_name: 'Late Service',
    scheduled_date: '2026-11-20T03:30:00Z',
  });
  const started = buildRequest({
    ...{ request_id: 2, service_name: 'Started Service', status: 'in_progress' },
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

  test('They can be loading, and can fail and be tried again', async () => {
    const { unmount } = open(never);
    expect(screen.getByText('Loading your open requests...')).toBeInTheDocument();
    unmount();
    const { backend } = open(offline);
    expect(await screen.findByText('Failed to load your open requests')).toBeVisible();
    backend.responses['rpc/open_requests'] = [next];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Next appointment' })).toBeVisible();
  });

  test('The dashboard sends one data request', async () => {
    const { backend } = open();
    await screen.findByRole('heading', { name: 'Nothing booked' });
    expect(dataRequests(backend)).toHaveLength(1);
  });
});

test('The screen has no accessibility problems', async () => {
  const { container } = open();
  await screen.findByRole('heading', { name: 'Nothing booked' });
  expect(await accessibilityViolations(container)).toEqual([]);
});
