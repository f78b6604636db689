import { fakeBackend, refuse, sentTo } from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildServiceBook } from '../../testing/build-service-book.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ServiceBookScreen } from './service-book-screen.tsx';

const open = (book: unknown = buildServiceBook()) =>
  renderScreen(<ServiceBookScreen />, {
    backend: fakeBackend({ 'rpc/service_book': book }),
    path: '/service-book/:vehicleId',
    url: '/service-book/3',
  });

const code = 'AB12-CD34-EF56';
const until = '2026-12-04T06:00:00Z';
const passOn = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Make a Code' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Pass On This Car' }));
  expect(dialog.getByText(/Your name, address, notes, prices.*photos of your visits stay/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Make a Code' }));
};

test('A code is made once it was asked about, shown once, and ended @long', async () => {
  const { backend } = open();
  backend.responses['rpc/pass_on_vehicle'] = () => {
    backend.responses['rpc/service_book'] = buildServiceBook({ code_until: until });
    return { code, expires_at: until };
  };
  backend.responses['rpc/withdraw_vehicle_code'] = () => {
    backend.responses['rpc/service_book'] = buildServiceBook();
    return { withdrawn: true };
  };
  await passOn();
  expect(await screen.findByRole('textbox', { name: 'Code for the buyer' })).toHaveValue(code);
  expect(screen.getByText(/A code is open until 4 Dec 2026/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'End Code' }));
  expect(await screen.findByText('The code has ended')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Code for the buyer' })).not.toBeInTheDocument();
  expect(sentTo(backend, 'rpc/withdraw_vehicle_code').map(({ body }) => body)).toEqual([{ vehicle_id: 3 }]);
});

test('A car with an open request is not passed on, and says why', async () => {
  const { backend } = open();
  const message =
    'This car has an open request. It can change its owner once that is completed or cancelled.';
  backend.responses['rpc/pass_on_vehicle'] = refuse(409, { code: 'PT409', message });
  await passOn();
  expect(await screen.findByText(message)).toBeVisible();
});
