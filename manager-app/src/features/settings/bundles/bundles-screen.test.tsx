import {
  accessibilityViolations,
  fakeBackend,
  manager,
  never,
  offline,
  refuse,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildBundle } from '../../../testing/build-settings.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as BundlesScreen } from './bundles-screen.tsx';

function open(bundles: unknown = [buildBundle()], responses: Record<string, unknown> = {}) {
  const backend = fakeBackend({ 'rpc/bundles': bundles, services: [], ...responses });
  const view = renderScreen(<BundlesScreen />, { backend, as: manager, path: '/settings/bundles' });
  const sent = (name: string) =>
    backend.requests.filter(({ path }) => path === `rpc/${name}`).map(({ body }) => body);
  return { ...view, backend, sent };
}

test('The bundles are listed with their lines, and one is retired @long', async () => {
  const { container, sent } = open([buildBundle()], {
    'rpc/set_bundle_active': buildBundle({ active: false }),
  });
  const row = await screen.findByRole('row', { name: /Oil change/ });
  expect(within(row).getByText('Change oil and filter, Oil Filter')).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Retire Oil change' }));
  expect(sent('set_bundle_active')).toEqual([]);
  await userEvent.click(
    within(screen.getByRole('alertdialog', { name: 'Retire Oil change?' })).getByRole('button', {
      name: 'Retire',
    }),
  );
  expect(await screen.findByText('Oil change is retired')).toBeVisible();
  expect(sent('set_bundle_active')).toEqual([{ bundle_id: 1, active: false }]);
});

test('Loading, failure and an empty list are told apart', async () => {
  const { unmount } = open(never);
  expect(screen.getByText('Loading the bundles...')).toBeInTheDocument();
  unmount();
  const { backend } = open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the bundles');
  backend.responses['rpc/bundles'] = [];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No bundles yet' })).toBeVisible();
});

test('A bundle is changed line by line, and saved over the one that was read @long', async () => {
  const { sent } = open([buildBundle()], { 'rpc/save_bundle': buildBundle() });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Oil change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Bundle' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove line 2' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add line' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please describe this line')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Description of line 2/ }), 'Wash');
  await userEvent.type(dialog.getByRole('textbox', { name: /Price of line 2/ }), '250');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Oil change saved')).toBeVisible();
  expect(sent('save_bundle')).toEqual([
    {
      bundle: {
        bundle_id: 1,
        name: 'Oil change',
        lines: [
          {
            kind: 'labour',
            description: 'Change oil and filter',
            quantity: 0.5,
            unit_price: 900,
            minutes: 30,
          },
          { kind: 'labour', description: 'Wash', quantity: 1, unit_price: 250 },
        ],
      },
      expected: { bundle_id: 1, version: 1 },
    },
  ]);
});

test('A refusal is at the field of its line, and a change by someone else is shown @long', async () => {
  const refusal = { code: 'PT400', message: 'Part not found', hint: 'lines.0.description' };
  const { backend } = open([buildBundle()], { 'rpc/save_bundle': refuse(400, refusal) });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Oil change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Bundle' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), ' 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Part not found')).toBeVisible();
  backend.responses['rpc/save_bundle'] = refuse(412, {
    code: 'PT412',
    message: 'This bundle was changed by someone else',
    details: JSON.stringify(buildBundle({ name: 'Theirs', version: 2 })),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Theirs (was Oil change)')).toBeVisible();
});
