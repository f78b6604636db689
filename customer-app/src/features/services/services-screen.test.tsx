import { accessibilityViolations, fakeBackend } from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ServicesScreen } from './services-screen.tsx';

const responses = {
  'rpc/garage_contact': { name: '', address: '', phone: '', email: '' },
  'rpc/opening_days': { week: [], closed_days: [] },
};
const open = (url = '/services') =>
  renderScreen(<ServicesScreen />, {
    backend: fakeBackend(responses),
    as: null,
    path: '/services',
    url,
  });

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const filter = (name: string) => screen.getByRole('radio', { name });

test('A visitor sees all eight services, at once and without a request', () => {
  const { backend } = open();
  expect(names()).toHaveLength(8);
  expect(backend.requests).toEqual([]);
});

test('A card shows description, price range and duration', () => {
  open();
  const card = within(screen.getByRole('article', { name: 'Brake Repair & Service' }));
  expect(card.getByText(/Pads, discs, callipers/)).toBeInTheDocument();
  expect(card.getByText('₹12,000-₹32,000')).toBeInTheDocument();
  expect(card.getByText('2-4 hours')).toBeInTheDocument();
});

test('A category filters the services and is kept in the URL', async () => {
  const { router } = open();
  await userEvent.click(filter('Electrical'));
  expect(names()).toEqual(['Battery Service', 'Electrical System Repair']);
  expect(router.state.location.search).toBe('?category=electrical');
  await userEvent.click(filter('All Services'));
  expect(names()).toHaveLength(8);
  expect(router.state.location.search).toBe('');
});

test('The category in the URL is preselected', () => {
  open('/services?category=diagnostic');
  expect(filter('Diagnostic')).toBeChecked();
  expect(names()).toEqual(['Engine Diagnostics']);
});

test('Book Service opens My Vehicles with the service', async () => {
  open();
  const card = screen.getByRole('article', { name: 'Engine Diagnostics' });
  await userEvent.click(within(card).getByRole('link', { name: 'Book Service' }));
  expect(await screen.findByText('/my-vehicles?service=diagnostics')).toBeInTheDocument();
});

test.each(['Contact Us', 'Get Quote'])('%s shows how to contact the garage', async (name) => {
  open();
  expect(screen.getByRole('heading', { name: 'Need Custom Service?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(
    await within(screen.getByRole('dialog', { name })).findByText('Please ask at the garage.'),
  ).toBeInTheDocument();
});

test('The screen has no accessibility problems', async () => {
  const { container } = open();
  expect(await accessibilityViolations(container)).toEqual([]);
});
