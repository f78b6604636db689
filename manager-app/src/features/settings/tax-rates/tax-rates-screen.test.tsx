import { todayInGarage } from '@pitlane/shared-data/formats';
import type { TaxRate } from '@pitlane/shared-data/invoices';
import { accessibilityViolations, fakeBackend, manager, refuse, sentTo } from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as TaxRatesScreen } from './tax-rates-screen.tsx';

const rates: TaxRate[] = [
  { kind: 'part', valid_from: '2999-01-01', tax_code: '8708', rate: 12 },
  { kind: 'part', valid_from: '2025-09-22', tax_code: '8708', rate: 18 },
  { kind: 'part', valid_from: '2017-07-01', tax_code: '8708', rate: 28 },
];

function open(answers: Record<string, unknown> = {}, as = manager) {
  const backend = fakeBackend({ 'rpc/tax_rates': rates, ...answers });
  const path = '/settings/tax-rates';
  return { ...renderScreen(<TaxRatesScreen />, { backend, as, path, url: path }), backend };
}

const fill = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Tax Rate' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add Tax Rate' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('An HSN or SAC code has 4, 6 or 8 digits')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'HSN or SAC' }), '998714');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Rate (%)' }), '5');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
};

test('The rates say since when they hold, and which one holds today @long', async () => {
  const { container } = open();
  const table = await screen.findByRole('table', { name: 'Tax rates' });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/12 %.*Coming/),
    expect.stringMatching(/22 Sep(t)? 2025.*18 %.*Today/),
    expect.stringMatching(/28 %.*Past/),
  ]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A rate is added from a day on @long', async () => {
  const { backend } = open({ 'rpc/save_tax_rate': rates });
  await fill();
  expect(await screen.findByText(/^Labour: 5 % from/)).toBeVisible();
  expect(sentTo(backend, 'rpc/save_tax_rate').map(({ body }) => body)).toEqual([
    { kind: 'labour', valid_from: todayInGarage(), tax_code: '998714', rate: 5 },
  ]);
});

test('A refusal is shown at its field @long', async () => {
  const message = 'A rate can begin today or later';
  open({ 'rpc/save_tax_rate': refuse(400, { code: 'PT400', message, hint: 'valid_from' }) });
  const dialog = await fill();
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText(/Valid from/)).toHaveAccessibleDescription(message);
});

test('A manager without the right sees neither the rates nor the button', async () => {
  open({}, { ...manager, may_change_settings: false });
  expect(await screen.findByText('You are not allowed to change the settings')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Tax Rate' })).not.toBeInTheDocument();
});
