import {
  accessibilityViolations,
  fakeBackend,
  manager,
  never,
  offline,
  refuse,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildTemplate } from '../../../testing/build-settings.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as InspectionsScreen } from './inspections-screen.tsx';

function open(templates: unknown = [buildTemplate()], responses: Record<string, unknown> = {}) {
  const backend = fakeBackend({ 'rpc/inspection_templates': templates, ...responses });
  const view = renderScreen(<InspectionsScreen />, { backend, as: manager, path: '/settings/inspections' });
  const sent = (name: string) =>
    backend.requests.filter(({ path }) => path === `rpc/${name}`).map(({ body }) => body);
  return { ...view, backend, sent };
}

async function openEditor(responses: Record<string, unknown> = {}) {
  const view = open([buildTemplate()], responses);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Tyres and brakes' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Change Template' })) };
}

test('The templates are listed with their sections and items @long', async () => {
  const { container } = open([
    buildTemplate(),
    buildTemplate({ template_id: 2, name: 'Old', active: false }),
  ]);
  const row = await screen.findByRole('row', { name: /Tyres and brakes/ });
  expect(within(row).getByRole('cell', { name: 'Tyres' })).toBeVisible();
  expect(within(row).getByText('In use')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Old/ })).getByText('Retired')).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('Loading, failure and an empty list are told apart', async () => {
  const { unmount } = open(never);
  expect(screen.getByText('Loading the templates...')).toBeInTheDocument();
  unmount();
  const { backend } = open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the templates');
  backend.responses['rpc/inspection_templates'] = [];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No templates yet' })).toBeVisible();
});

test('A template is retired', async () => {
  const { sent } = open([buildTemplate()], { 'rpc/set_inspection_template_active': buildTemplate() });
  await userEvent.click(await screen.findByRole('button', { name: 'Retire Tyres and brakes' }));
  await userEvent.click(
    within(screen.getByRole('alertdialog', { name: 'Retire Tyres and brakes?' })).getByRole('button', {
      name: 'Retire',
    }),
  );
  expect(await screen.findByText('Tyres and brakes is retired')).toBeVisible();
  expect(sent('set_inspection_template_active')).toEqual([{ template_id: 1, active: false }]);
});

test('Items are added, moved and removed, and the template is saved over the one that was read @long', async () => {
  const { dialog, sent } = await openEditor({ 'rpc/save_inspection_template': buildTemplate() });
  const down = dialog.getByRole('button', { name: 'Move Front left tread down' });
  await userEvent.click(down);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Move Front left tread up' })).toHaveFocus());
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Spare wheel' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add item to Tyres' }));
  await userEvent.type(dialog.getAllByRole('textbox', { name: 'Item' })[1] as HTMLElement, 'Jack');
  await userEvent.click(dialog.getAllByText('Suggested lines: none')[1] as HTMLElement);
  await userEvent.type(dialog.getAllByRole('textbox', { name: 'Suggested part' })[1] as HTMLElement, 'Jack ');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Tyres and brakes saved')).toBeVisible();
  expect(sent('save_inspection_template')).toEqual([
    {
      template: {
        template_id: 1,
        name: 'Tyres and brakes',
        sections: [
          {
            name: 'Tyres',
            items: [
              {
                kind: 'measurement',
                name: 'Front left tread',
                unit: 'mm',
                watch_below: 3,
                urgent_below: 1.6,
              },
              { kind: 'condition', name: 'Jack', suggested_part: 'Jack' },
            ],
          },
        ],
      },
      expected: { template_id: 1, version: 1 },
    },
  ]);
});

test('A template without a name or limits is not sent @long', async () => {
  const { sent } = open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Template' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Measurement');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Template' }));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(dialog.getAllByText('Name is required')).toHaveLength(3);
  expect(dialog.getAllByText('Please enter a limit')).toHaveLength(2);
  expect(sent('save_inspection_template')).toEqual([]);
});

test('A template changed by someone else is replaced only after confirmation @long', async () => {
  const theirs = buildTemplate({ name: 'Wheels', version: 2 });
  const { dialog, backend, sent } = await openEditor({
    'rpc/save_inspection_template': refuse(412, {
      code: 'PT412',
      message: 'Changed',
      details: JSON.stringify(theirs),
    }),
  });
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Wheels (was Tyres and brakes)')).toBeVisible();
  const [changed, taken] = [backend.responses['rpc/save_inspection_template'], 'This name is taken'];
  backend.responses['rpc/save_inspection_template'] = refuse(409, { code: 'PT409', message: taken });
  await userEvent.click(screen.getByRole('button', { name: 'Replace With Mine' }));
  expect(await screen.findByText(taken)).toBeVisible();
  backend.responses['rpc/save_inspection_template'] = changed;
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Wheels (was Tyres and brakes)')).toBeVisible();
  backend.responses['rpc/save_inspection_template'] = buildTemplate({ name: 'Tyres and brakes 2' });
  await userEvent.click(screen.getByRole('button', { name: 'Replace With Mine' }));
  expect(await screen.findByText('Tyres and brakes 2 saved')).toBeVisible();
  expect(sent('save_inspection_template').at(-1)).toMatchObject({ expected: { version: 2 } });
});
