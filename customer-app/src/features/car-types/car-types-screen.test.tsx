import {
  accessibilityViolations,
  customer,
  type FakeBackend,
  type FakeRequest,
  fakeBackend,
  never,
  offline,
  sentTo,
} from '@pitlane/shared-data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carTypes } from '../../testing/car-types.ts';
import { chooseOption } from '../../testing/choose-option.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as CarTypesScreen } from './car-types-screen.tsx';

/** Filters by brand and body type as the backend would. */
const filtered = ({ url }: FakeRequest) =>
  carTypes.filter(({ brand, body_type }) => {
    const wanted = { brand: url.searchParams.get('brand'), body: url.searchParams.get('body_type') };
    return (
      (!wanted.brand || wanted.brand === `eq.${brand}`) && (!wanted.body || wanted.body === `eq.${body_type}`)
    );
  });

const open = (answer: unknown = filtered, url = '/car-types', as: typeof customer | null = null) =>
  renderScreen(<CarTypesScreen />, {
    backend: fakeBackend({ cartypes: answer }),
    as,
    path: '/car-types',
    url,
  });

const model = (name: string) => screen.findByRole('article', { name });
const requests = (backend: FakeBackend) => sentTo(backend, 'cartypes');
const searchBox = () => screen.getByRole('searchbox', { name: 'Search services by brand or model...' });

test('A loading message is shown while models load', async () => {
  open(never);
  expect(await screen.findByText('Loading services...')).toBeInTheDocument();
});

test('A failure is shown, and a retry loads the models', async () => {
  const { backend } = open(offline);
  expect(await screen.findByText('Failed to load services')).toBeInTheDocument();
  expect(screen.queryByText('No services found')).not.toBeInTheDocument();
  backend.responses.cartypes = carTypes;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await model('Creta')).toBeInTheDocument();
});

test('A card shows brand, model and category', async () => {
  open();
  const card = within(await model('Nexon EV'));
  expect(card.getByText('Tata')).toBeInTheDocument();
  expect(card.getByText('Compact SUV')).toBeInTheDocument();
});

test('The summary counts the shown models', async () => {
  open();
  await model('Creta');
  const summary = within(screen.getByLabelText('Summary of the models shown'));
  const figure = (label: string) => summary.getByText(label).parentElement;
  expect(figure('Showing')).toHaveTextContent('3');
  expect(figure('Brands')).toHaveTextContent('2');
  expect(figure('Models')).toHaveTextContent('3');
  expect(figure('Categories')).toHaveTextContent('2');
});

test('Without a filter one request loads the models and the filter options', async () => {
  const { backend } = open();
  await model('Creta');
  expect(requests(backend)).toHaveLength(1);
});

test('A brand filters the models and is kept in the URL @long', async () => {
  const { router } = open();
  await model('Creta');
  await chooseOption('Brand', 'Tata');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Creta' })).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?brand=Tata');
  await chooseOption('Brand', 'All Brands');
  expect(await model('Creta')).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('Categories are capitalised and filter the models', async () => {
  const { router } = open();
  await model('Creta');
  await chooseOption('Category', 'Hatchback');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Creta' })).not.toBeInTheDocument());
  expect(await model('i20')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?category=hatchback');
});

test('A search is debounced, filters the models and is kept in the URL @long', async () => {
  const { backend, router } = open();
  await model('Creta');
  await userEvent.type(searchBox(), 'nexon');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Creta' })).not.toBeInTheDocument());
  expect(await model('Nexon EV')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?search=nexon');
  expect(requests(backend)).toHaveLength(1);
});

test('The search box follows the URL', async () => {
  const { router } = open(filtered, '/car-types?search=nexon');
  await model('Nexon EV');
  await act(() => router.navigate('/car-types?search=i20'));
  expect(searchBox()).toHaveValue('i20');
  expect(await model('i20')).toBeInTheDocument();
});

test('The filters in the URL are applied, with two requests', async () => {
  const { backend } = open(filtered, '/car-types?brand=Hyundai&search=i2');
  expect(await model('i20')).toBeInTheDocument();
  expect(searchBox()).toHaveValue('i2');
  expect(screen.getByRole('combobox', { name: 'Brand' })).toHaveDisplayValue('Hyundai');
  expect(requests(backend)).toHaveLength(2);
});

test('An empty state is shown when nothing matches', async () => {
  open(filtered, '/car-types?brand=Lada');
  expect(await screen.findByRole('heading', { name: 'No services found' })).toBeInTheDocument();
});

test.each([
  ['a visitor', null, '/'],
  ['a customer', customer, '/dashboard'],
])('Back takes %s who opened the tab here home @long', async (_, as, url) => {
  open(filtered, '/car-types', as);
  await model('Creta');
  await chooseOption('Brand', 'Hyundai');
  await userEvent.type(searchBox(), 'creta');
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByText(url)).toBeInTheDocument();
});

test('Back returns to the screen that led here, with any filter @long', async () => {
  const { router } = open(filtered, '/services?category=repair');
  await act(() => router.navigate('/car-types'));
  await model('Creta');
  await chooseOption('Brand', 'Tata');
  await waitFor(() => expect(router.state.location.search).toBe('?brand=Tata'));
  await chooseOption('Brand', 'Hyundai');
  await waitFor(() => expect(router.state.location.search).toBe('?brand=Hyundai'));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('/services?category=repair')).toBeInTheDocument();
});

test('The screen has no accessibility problems @long', async () => {
  const { container } = open();
  await model('Creta');
  expect(await accessibilityViolations(container)).toEqual([]);
});
