import type { Account } from '@pitlane/shared-data/session';
import {
  accessibilityViolations,
  customer,
  fakeBackend,
  manager,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildServiceBook } from '../../testing/build-service-book.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ServiceBookScreen } from './service-book-screen.tsx';

const open = (book: unknown = buildServiceBook(), as: Account = customer, url = '/service-book/3') =>
  renderScreen(<ServiceBookScreen />, {
    backend: fakeBackend({ 'rpc/service_book': book }),
    as,
    path: '/service-book/:vehicleId',
    url,
  });

const sheet = async () =>
  within(await screen.findByRole('article', { name: 'Service Book of Hyundai Creta' }));

test('The sheet has the garage, the car and each service, with prices only when they are chosen @long', async () => {
  const { container } = open();
  const book = await sheet();
  expect(book.getByText('Test Motors')).toBeVisible();
  expect(book.getByText('KA 01 AB 1234')).toBeVisible();
  const [own, earlier] = book.getAllByRole('listitem');
  expect(own).toHaveTextContent(
    /10 Nov 2026 · 41,200 km.*Full Service.*Brake Pad × 2|10 Nov 2026 · 41,200 km.*Full Service.*Oil Filter, Brake Pad × 2/,
  );
  expect(own).toHaveTextContent('Tyres: 12 fine; to watch: Left wall');
  expect(earlier).toHaveTextContent(/2 May 2024 · 12,000 km.*Earlier owner.*Oil Change, Other work/);
  expect(own).not.toHaveTextContent('₹');
  expect(book.queryByRole('region', { name: 'Costs per Year' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show prices' }));
  expect(own).toHaveTextContent('₹5,000');
  expect(earlier).not.toHaveTextContent('₹');
  expect(book.getByRole('region', { name: 'Costs per Year' })).toHaveTextContent(
    /2026\s*₹5,000, 1 service\s*2025\s*₹12,400, 2 services/,
  );
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('The book is printed', async () => {
  const print = jest.fn();
  window.print = print;
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('A car without services says so', async () => {
  open(buildServiceBook({ services: [], years: [] }));
  expect(await screen.findByRole('heading', { name: 'No services yet' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show prices' }));
  expect(screen.queryByRole('heading', { name: 'Costs per Year' })).not.toBeInTheDocument();
});

test('The owner makes a link with or without prices, sees it once and ends it', async () => {
  const link = { with_prices: true, created_at: '2026-11-20T05:00:00Z', expires_at: '2027-02-18T05:00:00Z' };
  const { backend } = open();
  backend.responses['rpc/create_book_link'] = () => {
    backend.responses['rpc/service_book'] = buildServiceBook({ link });
    return { token: 'c2VjcmV0', expires_at: link.expires_at };
  };
  backend.responses['rpc/revoke_book_link'] = () => {
    backend.responses['rpc/service_book'] = buildServiceBook();
    return { revoked: true };
  };
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Show what I paid' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make a Link' }));
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(
    `${window.location.origin}/book/c2VjcmV0`,
  );
  expect(screen.getByText(/A link with prices is open until 18 Feb 2027/)).toBeVisible();
  expect(sentTo(backend, 'rpc/create_book_link').map(({ body }) => body)).toEqual([
    { vehicle_id: 3, with_prices: true },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'End Link' }));
  expect(await screen.findByText('The link has ended')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Link' })).not.toBeInTheDocument();
});

test('A manager prints the book, and makes no link for others', async () => {
  open(buildServiceBook(), manager);
  await sheet();
  expect(screen.queryByRole('button', { name: 'Make a Link' })).not.toBeInTheDocument();
});

test.each([
  ['/service-book/99', refuse(404, { code: 'PT404', message: 'Vehicle not found', hint: 'vehicle_id' })],
  ['/service-book/none', never],
])('Vehicle not found is shown at %s', async (url, answer) => {
  open(answer, customer, url);
  expect(await screen.findByRole('heading', { name: 'Vehicle not found' })).toBeVisible();
});

test('A loading message is shown, a failure says so, and a retry loads the book', async () => {
  const { unmount } = open(never);
  expect(screen.getByText('Loading the service book...')).toBeInTheDocument();
  unmount();
  const { backend } = open(offline);
  expect(await screen.findByText('Failed to load the service book')).toBeVisible();
  backend.responses['rpc/service_book'] = buildServiceBook();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await sheet()).toBeTruthy();
});
