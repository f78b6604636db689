import { accessibilityViolations, fakeBackend, never, offline } from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildService } from '../../testing/build-service.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ServicesScreen } from './services-screen.tsx';

const services = [
  buildService({
    service_id: 3,
    name: 'Brake Repair & Service',
    description: 'Pads, discs',
    category: 'repair',
    base_price: 12_000,
    highest_price: 32_000,
    estimated_duration: 180,
    shortest_duration: 120,
    longest_duration: 240,
  }),
  buildService({ service_id: 4, name: 'Engine Diagnostics', category: 'diagnostic' }),
  buildService({ service_id: 5, name: 'Battery Service', category: 'electrical' }),
  buildService({
    service_id: 6,
    name: 'Clutch Replacement',
    category: 'major',
    base_price: 18_500,
    estimated_duration: 300,
  }),
];
const responses = {
  services,
  'rpc/garage_contact': { name: '', address: '', phone: '', email: '' },
  'rpc/opening_days': { week: [], closed_days: [] },
};
const open = (url = '/services', more: object = {}) =>
  renderScreen(<ServicesScreen />, {
    backend: fakeBackend({ ...responses, ...more }),
    as: null,
    path: '/services',
    url,
  });

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const filter = (name: string) => screen.getByRole('radio', { name });

test('A visitor sees every active service of the garage', async () => {
  open();
  await screen.findAllByRole('article');
  expect(names()).toEqual(services.map(({ name }) => name));
});

test('While they load, and when they cannot be loaded, it says so', async () => {
  const { unmount } = open('/services', { services: never });
  expect(await screen.findByText('Loading services...')).toBeInTheDocument();
  unmount();
  open('/services', { services: offline });
  expect(await screen.findByText('Failed to load services')).toBeVisible();
});

test('A card shows description, category, price and duration, with a range where there is one', async () => {
  open();
  const plain = within(await screen.findByRole('article', { name: 'Clutch Replacement' }));
  expect(plain.getByText('₹18,500')).toBeInTheDocument();
  expect(plain.getByText('5 hours')).toBeInTheDocument();
  expect(plain.getByText('Major')).toBeInTheDocument();
  const card = within(screen.getByRole('article', { name: 'Brake Repair & Service' }));
  expect(card.getByText('Pads, discs')).toBeInTheDocument();
  expect(card.getByText('₹12,000-₹32,000')).toBeInTheDocument();
  expect(card.getByText('2-4 hours')).toBeInTheDocument();
});

test('A category filters the services and is kept in the URL', async () => {
  const { router } = open();
  await screen.findAllByRole('article');
  await userEvent.click(filter('Electrical'));
  expect(names()).toEqual(['Battery Service']);
  expect(router.state.location.search).toBe('?category=electrical');
  await userEvent.click(filter('All Services'));
  expect(names()).toHaveLength(4);
  expect(router.state.location.search).toBe('');
});

test('The category in the URL is preselected', async () => {
  open('/services?category=diagnostic');
  await screen.findAllByRole('article');
  expect(filter('Diagnostic')).toBeChecked();
  expect(names()).toEqual(['Engine Diagnostics']);
});

test('Book Service opens My Vehicles with the service', async () => {
  open();
  const card = await screen.findByRole('article', { name: 'Engine Diagnostics' });
  await userEvent.click(within(card).getByRole('link', { name: 'Book Service' }));
  expect(await screen.findByText('/my-vehicles?service=4')).toBeInTheDocument();
});

test.each(['Contact Us', 'Get Quote'])('%s shows how to contact the garage', async (name) => {
  open();
  expect(await screen.findByRole('heading', { name: 'Need Custom Service?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(
    await within(screen.getByRole('dialog', { name })).findByText('Please ask at the garage.'),
  ).toBeInTheDocument();
});

test('The screen has no accessibility problems', async () => {
  const { container } = open();
  expect(await accessibilityViolations(container)).toEqual([]);
});
