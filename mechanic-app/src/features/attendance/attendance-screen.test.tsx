import {
  accessibilityViolations,
  buildAttendance,
  buildCorrection,
  fakeBackend,
  manager,
  mechanic,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as AttendanceScreen } from './attendance-screen.tsx';

const ravi = { mechanic_id: '11111111-1111-4111-8111-111111111111', name: 'Ravi Kumar' };
const meena = { mechanic_id: '22222222-2222-4222-8222-222222222222', name: 'Meena Iyer' };

function open(
  responses: Record<string, unknown> = {},
  as: typeof mechanic | typeof manager = mechanic,
  query = '?month=2026-11',
) {
  const backend = fakeBackend({ 'rpc/attendance': buildAttendance(), ...responses });
  const { container } = renderScreen(<AttendanceScreen />, {
    backend,
    as,
    path: '/attendance',
    url: `/attendance${query}`,
  });
  return { container, bodies: (name: string) => sentTo(backend, `rpc/${name}`).map(({ body }) => body) };
}

const openDay = async (day: string) => {
  await userEvent.click(await screen.findByRole('button', { name: day }));
  return within(await screen.findByRole('dialog', { name: `${day.slice('Wed '.length)} 2026` }));
};

test('The sheet has first and last clock, absences, closed days and the sum of the month @long', async () => {
  const { container, bodies } = open();
  expect(await screen.findByRole('heading', { name: 'Ravi Kumar, November 2026' })).toBeVisible();
  expect(screen.getByText('Clocked 3h 20m, planned 17 hours.')).toBeVisible();
  for (const [day, ...texts] of [
    ['Tue, 24 Nov', '8h 30m', 'Absent: Family'],
    ['Wed, 25 Nov', '9:10 am', '12:30 pm', '3h 20m', '8h 30m', 'Past closing'],
    ['Sun, 29 Nov', 'Closed: Sundays'],
  ]) {
    const row = within(screen.getByRole('row', { name: new RegExp(`^${day?.replace(',', '')}`) }));
    for (const text of texts) expect(row.getByText(text)).toBeInTheDocument();
  }
  expect(screen.queryByRole('combobox', { name: 'Mechanic' })).not.toBeInTheDocument();
  expect(await accessibilityViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Earlier month' }));
  expect(bodies('attendance')).toEqual([{ month: '2026-11-01' }, { month: '2026-10-01' }]);
});

test('A mechanic corrects an entry from its day; one that waits for a decision has no button @long', async () => {
  const { bodies } = open({
    'rpc/attendance': buildAttendance({
      corrections: [
        buildCorrection({ correction_id: 4, entry_id: null, other_work: 'driving' }),
        buildCorrection({ state: 'refused', decided_by_name: 'Meera', answer: 'You were here' }),
      ],
    }),
    'rpc/propose_correction': buildCorrection(),
  });
  const day = await openDay('Wed 25 Nov');
  expect(day.getByText(/^Missing: Driving\. To decide: 9:10 am to 12:00 pm, Forgot to stop/)).toBeVisible();
  expect(day.getByText(/Refused by Meera/)).toBeVisible();
  await userEvent.click(day.getByRole('button', { name: 'Correct Oil Change, 9:10 am to 12:30 pm' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct Oil Change' }));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Forgot to stop');
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText('A manager decides about the correction')).toBeVisible();
  expect(bodies('propose_correction')).toMatchObject([{ entry_id: 7, reason: 'Forgot to stop' }]);
});

test('A manager chooses a mechanic and adds an entry that is missing on a day, which holds at once @long', async () => {
  const { bodies } = open(
    {
      'rpc/attendance': buildAttendance({ mechanics: [meena, ravi] }),
      'rpc/propose_correction': buildCorrection({ state: 'accepted' }),
    },
    manager,
  );
  const day = await openDay('Tue 24 Nov');
  expect(day.getByText('Nothing was clocked on this day.')).toBeVisible();
  await userEvent.click(day.getByRole('button', { name: 'Missing Entry' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Missing Entry' }));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Fetched a car');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Hours corrected')).toBeVisible();
  expect(bodies('propose_correction')).toMatchObject([
    { other_work: 'driving', mechanic_id: ravi.mechanic_id, started_at: '2026-11-24T09:00' },
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mechanic' }), 'Meena Iyer');
  expect(bodies('attendance').at(-1)).toEqual({ month: '2026-11-01', mechanic_id: meena.mechanic_id });
});

test.each([
  ['loading', never, 'Loading the sheet...'],
  ['failed', offline, 'Failed to load the sheet'],
  ['of nobody', refuse(404, { code: 'PT404', message: 'Mechanic not found' }), 'Mechanic not found'],
])('The sheet is %s', async (_, response, text) => {
  open({ 'rpc/attendance': response }, manager);
  expect(await screen.findByText(text)).toBeInTheDocument();
});
