import { createVisitorClient } from '@pitlane/shared-data/client';
import type { PublicBook } from '@pitlane/shared-data/service-books';
import {
  accessibilityViolations,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildServiceBook } from '../../testing/build-service-book.ts';
import { BookScreen } from './book-screen.tsx';

const config = {
  supabaseUrl: 'http://backend.test/',
  supabaseKey: 'public',
  remotes: [],
  socialSignIns: { google: false, github: false },
  contact: { phone: '+91 80 5550 0199' },
};
const token = 'c2VjcmV0LXRva2VuLTEyMw';
const { vehicle, garage, services, years } = buildServiceBook();
const { vin: _, ...car } = vehicle;
const book: PublicBook = {
  vehicle: car,
  garage,
  years,
  with_prices: true,
  expires_at: '2027-02-18T05:00:00Z',
  services: services.map(({ request_id: _id, is_own: _own, ...service }) => service),
};

function open(answer: unknown) {
  const backend = fakeBackend({ 'rpc/open_book': answer, 'rpc/garage_contact': offline });
  globalThis.fetch = backend.fetch;
  const view = render(
    <BookScreen client={createVisitorClient(config)} token={token} contact={config.contact} />,
  );
  return { backend, ...view };
}

test('The book is read by its token and printed, with the prices that it shows @long', async () => {
  const print = jest.fn();
  window.print = print;
  const { backend, container } = open(book);
  const sheet = within(await screen.findByRole('article', { name: 'Service Book of Hyundai Creta' }));
  const [own, earlier] = sheet.getAllByRole('listitem');
  expect(own).toHaveTextContent(/Full Service.*₹5,000/);
  expect(earlier).not.toHaveTextContent('₹');
  expect(sheet.getByRole('region', { name: 'Costs per Year' })).toHaveTextContent(
    /2026\s*₹5,000, 1 service\s*2025\s*₹12,400, 2 services/,
  );
  expect(screen.getByText('Shown by the owner of the car until 18 Feb 2027.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(sentTo(backend, 'rpc/open_book').map(({ body }) => body)).toEqual([{ token }]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A link without prices shows none', async () => {
  open({
    ...book,
    with_prices: false,
    years: [],
    services: book.services.map((service) => ({ ...service, amount: null })),
  });
  expect(await screen.findByText(/Full Service/)).toBeVisible();
  expect(screen.queryByText('Amount')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Costs per Year' })).not.toBeInTheDocument();
});

test('An ended link says whom to ask', async () => {
  const message = 'This link is not valid any more. Please ask the garage for a new one.';
  open(refuse(404, { code: 'PT404', message }));
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
  expect(screen.getByText(/Ask the owner for a new one/)).toBeVisible();
});

test('A loading message is shown, and a failure with a retry', async () => {
  const { unmount } = open(never);
  expect(screen.getByText('Loading the service book...')).toBeInTheDocument();
  unmount();
  const { backend } = open(offline);
  expect(await screen.findByText('Failed to load the service book')).toBeVisible();
  backend.responses['rpc/open_book'] = book;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Service Book of Hyundai Creta' })).toBeVisible();
});
