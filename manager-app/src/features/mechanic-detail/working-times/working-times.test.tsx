import { accessibilityViolations, never, offline, refuse } from '@pitlane/shared-data/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mechanicId } from '../../../testing/build-mechanic.ts';
import { buildAbsence, buildWorkingTimes, workingWeek } from '../../../testing/build-plan.ts';
import { openMechanicDetail } from '../open-mechanic-detail.testing.tsx';

const misfits = { total: 0, rows: [] };
const card = async () => within(await screen.findByRole('region', { name: 'Working hours' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('Hours, absences and what no longer fits are shown @long', async () => {
  const { container } = openMechanicDetail({ 'rpc/working_times': buildWorkingTimes() });
  const shown = await card();
  expect(await shown.findByText('Monday')).toBeVisible();
  expect(shown.getAllByText('09:00–17:30')).toHaveLength(5);
  expect(shown.getByRole('row', { name: /5 Jan 2027 to 7 Jan 2027.*Training/ })).toBeVisible();
  expect(await shown.findByText(/1 booking no longer fits/)).toBeVisible();
  expect(shown.getByRole('row', { name: /#41 Tire Services.*Ravi Kumar is absent/ })).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('The hours are loading, then say that they failed', async () => {
  openMechanicDetail({ 'rpc/working_times': never });
  expect(await screen.findByText('Loading the working hours...')).toBeInTheDocument();
});

test('What failed to load says so', async () => {
  openMechanicDetail({ 'rpc/working_times': offline });
  expect(await screen.findByText('Failed to load the working hours')).toBeVisible();
});

test('A mechanic gets hours of their own @long', async () => {
  const { sent } = openMechanicDetail({ 'rpc/save_mechanic_hours': buildWorkingTimes() });
  expect(await screen.findByText('Works whenever the garage is open.')).toBeVisible();
  await press('Change Hours');
  const dialog = within(await screen.findByRole('dialog', { name: 'Working Hours' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Has hours of their own' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Saturday' }));
  fireEvent.change(dialog.getByLabelText('Until on Monday'), { target: { value: '08:00' } });
  await press('Save Hours');
  expect(await dialog.findByText('Work on Monday must begin before it ends')).toBeVisible();
  for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    fireEvent.change(dialog.getByLabelText(`Until on ${name}`), { target: { value: '17:30' } });
  await press('Save Hours');
  expect(await screen.findByText('Hours saved')).toBeVisible();
  expect(sent('rpc/save_mechanic_hours')).toEqual([
    { mechanic_id: mechanicId, hours: workingWeek, expected: null },
  ]);
});

test('An absence of half a day is entered; a refused one says why @long', async () => {
  const absence = { absences: [buildAbsence()], hours: null, misfits };
  const message = 'An absence covers some of these days already';
  const { sent } = openMechanicDetail({
    'rpc/working_times': absence,
    'rpc/add_absence': refuse(409, { code: 'PT409', message, hint: 'first_day' }),
  });
  await screen.findByRole('row', { name: /Training/ });
  await press('Add Absence');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Absence' }));
  fireEvent.change(dialog.getByLabelText(/First day/), { target: { value: '2027-01-06' } });
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Part of the day' }), 'Morning');
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Doctor');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Absence' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(sent('rpc/add_absence')).toEqual([
    {
      mechanic_id: mechanicId,
      first_day: '2027-01-06',
      last_day: '2027-01-06',
      part: 'morning',
      reason: 'Doctor',
    },
  ]);
});

test('An absence is removed', async () => {
  const { backend } = openMechanicDetail({
    'rpc/working_times': { absences: [buildAbsence()], hours: null, misfits },
    'rpc/remove_absence': { hours: null, absences: [], misfits },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Remove the absence of 5 Jan 2027 to 7 Jan 2027' }),
  );
  expect(await screen.findByText('Absence removed')).toBeVisible();
  expect(backend.requests.filter(({ path }) => path === 'rpc/remove_absence')).toHaveLength(1);
});

test('What no longer fits is moved; a full day is a question @long', async () => {
  const full = 'That day is full. The next free day is 12 Jan 2027.';
  const { sent } = openMechanicDetail({
    'rpc/working_times': buildWorkingTimes(),
    'rpc/day_states': [{ day: '2027-01-11', state: 'full', closed: null }],
    'rpc/move_request': refuse(409, { code: 'PT409', message: full, hint: 'scheduled_date' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Move… request #41' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move request #41' }));
  fireEvent.change(dialog.getByLabelText(/New date/), { target: { value: '2027-01-11' } });
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Ravi is away');
  await press('Move');
  expect(await dialog.findByText(full)).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Overbook this day' }));
  await press('Move');
  expect(sent('rpc/move_request')).toEqual([
    expect.not.objectContaining({ overbook: true }),
    expect.objectContaining({ scheduled_date: '2027-01-11', overbook: true }),
  ]);
});
