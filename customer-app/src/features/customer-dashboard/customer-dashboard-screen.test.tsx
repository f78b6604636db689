import { accessibilityViolations, dataRequests } from '@pitlane/shared-data/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as CustomerDashboardScreen } from './customer-dashboard-screen.tsx';

const open = () => renderScreen(<CustomerDashboardScreen />, { path: '/customer-dashboard' });

test('The dashboard welcomes the customer by name', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Asha Rao' })).toBeInTheDocument();
});

test('The account information shows name, email and phone', () => {
  open();
  const information = screen.getByRole('region', { name: 'Account Information' });
  expect(information).toHaveTextContent(/NameAsha Rao.*Emailasha@pitlane\.test.*Phone98450 11111/);
});

test.each([
  ['My Vehicles', '/my-vehicles'],
  ['Book Service', '/my-vehicles'],
  ['Track Your Service', '/service-tracking'],
  ['Service History', '/service-history'],
])('%s opens %s', async (name, url) => {
  open();
  await userEvent.click(screen.getByRole('link', { name }));
  expect(await screen.findByText(url)).toBeInTheDocument();
});

test('The dashboard sends no data request', async () => {
  const { backend } = open();
  await screen.findByRole('link', { name: 'My Vehicles' });
  expect(dataRequests(backend)).toEqual([]);
});

test('The screen has no accessibility problems', async () => {
  const { container } = open();
  expect(await accessibilityViolations(container)).toEqual([]);
});
