import {
  accessibilityViolations,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMisfit } from '../../../testing/build-plan.ts';
import { buildWeek } from '../../../testing/build-settings.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as HoursScreen } from './hours-screen.tsx';

const lift = { bay_id: 1, name: 'Lift 1', active: true };

function open(responses: Record<string, unknown> = {}) {
  const backend = fakeBackend({
    'rpc/opening_days': {
      limit_bookings: true,
      drop_off_slots: [
        { slot: '08:30:00', cars: 2 },
        { slot: '09:00:00', cars: 1 },
      ],
      week: buildWeek(),
      closed_days: [{ day: '2026-12-26', reason: 'Festival' }],
    },
    'rpc/list_misfits': { total: 0, rows: [] },
    bays: [lift, { bay_id: 2, name: 'Paint booth', active: false }],
    ...responses,
  });
  return renderScreen(<HoursScreen />, { backend, path: '/settings/hours' });
}
const day = (name: string) => within(screen.getByRole('group', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Hours' }));

test('Hours, closed days and bays are shown @long', async () => {
  const { container } = open();
  expect(await screen.findByRole('checkbox', { name: 'Open on Monday' })).toBeChecked();
  expect(day('Monday').getByLabelText('Break from')).toHaveValue('13:00');
  expect(screen.getByRole('checkbox', { name: 'Open on Sunday' })).not.toBeChecked();
  expect(await screen.findByRole('row', { name: /Sat, 26 Dec 2026.*Festival/ })).toBeVisible();
  expect(await screen.findByRole('row', { name: /Paint booth.*Out of use/ })).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('Saving shorter hours shows at once which bookings no longer fit @long', async () => {
  const { backend } = open({ 'rpc/save_opening_hours': buildWeek() });
  await screen.findByRole('heading', { name: 'Closed days' });
  expect(screen.queryByRole('table', { name: 'What no longer fits' })).not.toBeInTheDocument();
  backend.responses['rpc/list_misfits'] = {
    total: 1,
    rows: [buildMisfit({ reason: 'short', minutes: 180 })],
  };
  await userEvent.click(screen.getByRole('checkbox', { name: 'Open on Saturday' }));
  await save();
  const table = within(await screen.findByRole('table', { name: 'What no longer fits' }));
  expect(table.getByRole('cell', { name: 'The day is too short (3 hours)' })).toBeVisible();
});

test('While they load, it says so, and shows nothing below that would move', async () => {
  open({ 'rpc/opening_days': never });
  expect(await screen.findByText('Loading the opening hours...')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Closed days' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Bays' })).not.toBeInTheDocument();
});

test('While the bays load, it says so', async () => {
  open({ bays: never });
  expect(await screen.findByText('Loading the bays...')).toBeInTheDocument();
});

test('Failures are shown, each by itself', async () => {
  open({ 'rpc/opening_days': offline, bays: offline });
  for (const text of [
    'Failed to load the settings of full days',
    'Failed to load the opening hours',
    'Failed to load the closed days',
    'Failed to load the bays',
    'Failed to load the drop-off times',
  ])
    expect(await screen.findByText(text)).toBeVisible();
});

test('Without closed days and bays, it says what to add', async () => {
  open({ 'rpc/opening_days': { week: buildWeek(), closed_days: [], drop_off_slots: [] }, bays: [] });
  expect(await screen.findByRole('heading', { name: 'No closed days' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No bays yet' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No drop-off times' })).toBeVisible();
});

test('A day is closed and its hours are sent as none @long', async () => {
  const saved = buildWeek();
  const { backend } = open({ 'rpc/save_opening_hours': saved });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Open on Saturday' }));
  await save();
  expect(await screen.findByText('Opening hours saved')).toBeVisible();
  const [sent] = sentTo(backend, 'rpc/save_opening_hours').map(({ body }) => body);
  expect(sent).toMatchObject({ expected: buildWeek() });
  expect(sent).toHaveProperty('week.5', {
    weekday: 6,
    opens: null,
    closes: null,
    break_from: null,
    break_to: null,
  });
});

test('The hours of the first open day are copied to all working days, not to closed ones @long', async () => {
  const { backend } = open({ 'rpc/save_opening_hours': buildWeek() });
  await screen.findByRole('checkbox', { name: 'Open on Monday' });
  fireEvent.change(day('Monday').getByLabelText('Opens'), { target: { value: '07:30' } });
  await userEvent.click(
    screen.getByRole('button', { name: 'Copy to all working days: the hours of Monday' }),
  );
  await save();
  expect(await screen.findByText('Opening hours saved')).toBeVisible();
  const [sent] = sentTo(backend, 'rpc/save_opening_hours').map(({ body }) => body);
  const opens = (sent as { week: { opens: string | null }[] }).week.map((row) => row.opens);
  expect(opens).toEqual([...Array.from({ length: 6 }, () => '07:30:00'), null]);
});

test('Invalid hours are rejected, and nothing is sent @long', async () => {
  const { backend } = open();
  await screen.findByRole('checkbox', { name: 'Open on Monday' });
  fireEvent.change(day('Monday').getByLabelText('Closes'), { target: { value: '08:00' } });
  fireEvent.change(day('Tuesday').getByLabelText('Break to'), { target: { value: '' } });
  await save();
  expect(await screen.findByText('Must be later than it opens')).toBeVisible();
  expect(screen.getByText('Please enter when the break ends')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_opening_hours')).toEqual([]);
});

test('Hours changed by someone else are shown before they are replaced', async () => {
  const current = buildWeek().map((row) => (row.weekday === 2 ? { ...row, opens: '10:00:00' } : row));
  open({
    'rpc/save_opening_hours': refuse(412, {
      code: 'PT412',
      message: 'The opening hours were changed by someone else',
      hint: 'week',
      details: JSON.stringify({ week: current }),
    }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Open on Saturday' }));
  await save();
  expect(await screen.findByRole('alertdialog', { name: 'Changed by someone else' })).toHaveTextContent(
    '10:00–18:00, break 13:00–13:30 (was 09:00–18:00, break 13:00–13:30)',
  );
});

test('Days are closed, and the requests that are booked then are told @long', async () => {
  const { backend } = open({ 'rpc/close_days': { days: 1, open_requests: 2 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Close Days' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close Days' }));
  fireEvent.change(dialog.getByLabelText(/First day/), { target: { value: '2027-01-26' } });
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Republic Day');
  await userEvent.click(dialog.getByRole('button', { name: 'Close Days' }));
  expect(await screen.findByText('1 day closed. 2 open requests are booked then.')).toBeVisible();
  expect(sentTo(backend, 'rpc/close_days').map(({ body }) => body)).toEqual([
    { first_day: '2027-01-26', last_day: '2027-01-26', reason: 'Republic Day' },
  ]);
});

test('A closed day is opened again @long', async () => {
  const { backend } = open({ 'rpc/reopen_day': true });
  await userEvent.click(await screen.findByRole('button', { name: 'Reopen Sat, 26 Dec 2026' }));
  expect(await screen.findByText('Sat, 26 Dec 2026 is open again')).toBeVisible();
  expect(sentTo(backend, 'rpc/reopen_day').map(({ body }) => body)).toEqual([{ day: '2026-12-26' }]);
});

test('A bay is renamed and taken out of use @long', async () => {
  const { backend } = open({ 'rpc/save_bay': { ...lift, name: 'Pit', active: false } });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Lift 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Bay' }));
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Pit');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'In use' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Pit saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_bay').map(({ body }) => body)).toEqual([
    { name: 'Pit', active: false, bay_id: 1, expected: lift },
  ]);
});

test('Full days refuse bookings until a manager switches it off', async () => {
  const { backend } = open({ 'rpc/save_plan_settings': { limit_bookings: false } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Refuse bookings on full days' }));
  expect(await screen.findByText('Full days take bookings')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_plan_settings').map(({ body }) => body)).toEqual([
    { limit_bookings: false },
  ]);
});

test('Drop-off times are added, changed and removed, and a wrong number of cars is refused @long', async () => {
  const { backend } = open({ 'rpc/save_drop_off_slots': [] });
  expect(await screen.findByRole('row', { name: /8:30 am.*2 cars/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add Time' }));
  const added = within(await screen.findByRole('dialog', { name: 'Add Drop-off Time' }));
  fireEvent.change(added.getByLabelText(/^Time/), { target: { value: '09:30' } });
  await userEvent.clear(added.getByLabelText(/^Cars/));
  await userEvent.click(added.getByRole('button', { name: 'Save' }));
  expect(await added.findByText('Please enter 1 to 99 cars')).toBeVisible();
  await userEvent.type(added.getByLabelText(/^Cars/), '3');
  await userEvent.click(added.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Drop-off times saved')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Edit 8:30 am' }));
  const changed = within(await screen.findByRole('dialog', { name: 'Change Drop-off Time' }));
  await userEvent.clear(changed.getByLabelText(/^Cars/));
  await userEvent.type(changed.getByLabelText(/^Cars/), '4');
  await userEvent.click(changed.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove 9:00 am' }));
  expect(await screen.findByText('9:00 am removed')).toBeVisible();
  const early = { slot: '08:30:00', cars: 2 };
  const late = { slot: '09:00:00', cars: 1 };
  expect(sentTo(backend, 'rpc/save_drop_off_slots').map(({ body }) => body)).toEqual([
    { slots: [early, late, { slot: '09:30:00', cars: 3 }], expected: [early, late] },
    { slots: [late, { slot: '08:30:00', cars: 4 }], expected: [early, late] },
    { slots: [early], expected: [early, late] },
  ]);
});
