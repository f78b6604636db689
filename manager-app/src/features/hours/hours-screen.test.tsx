import {
  accessibilityViolations,
  buildClockEntry,
  buildCorrection,
  buildHours,
  type FakeRequest,
  fakeBackend,
  manager,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as HoursScreen } from './hours-screen.tsx';

function open(responses: Record<string, unknown> = {}, url = '/hours') {
  const backend = fakeBackend({ 'rpc/hours': buildHours(), ...responses });
  const { container } = renderScreen(<HoursScreen />, { backend, as: manager, path: '/hours', url });
  return { container, bodies: (name: string) => sentTo(backend, name).map(({ body }) => body) };
}
const table = async (name: string) => within(await screen.findByRole('table', { name }));

test('A manager sees who is on the clock, and clocked beside sold minutes @long', async () => {
  const { container } = open();
  expect((await table('Running clocks')).getByRole('row', { name: /Ravi Kumar/ })).toHaveTextContent(
    'Oil ChangeKA 01 AB 12349:10 am1h 5m',
  );
  const row = (await table('By mechanic')).getByRole('row', { name: /Ravi Kumar/ });
  expect(row).toHaveTextContent('3h 20m3 hours30 mins');
  expect((await table('Entries')).getByRole('row', { name: /Ravi Kumar/ })).toHaveTextContent(
    '9:10 am to 12:30 pm',
  );
  expect(screen.getAllByRole('table')[0]).toBe(screen.getByRole('table', { name: 'Entries' }));
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A correction is accepted with one press, beside what it was @long', async () => {
  const { bodies } = open({ 'rpc/decide_correction': buildCorrection({ state: 'accepted' }) });
  const row = (await table('Asked and decided')).getByRole('row', { name: /Ravi Kumar/ });
  expect(row).toHaveTextContent('9:10 am to 12:30 pm9:10 am to 12:00 pmForgot to stop');
  await userEvent.click(within(row).getByRole('button', { name: 'Accept the correction of Ravi Kumar' }));
  expect(await screen.findByText('Correction accepted')).toBeVisible();
  expect(bodies('rpc/decide_correction')).toEqual([{ correction_id: 3, accept: true }]);
});

test('A correction that would overlap says so and stays', async () => {
  open({
    'rpc/decide_correction': refuse(409, {
      code: 'PT409',
      message: 'It would overlap Driving from 25 Nov, 12:10',
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the correction of Ravi Kumar' }));
  expect(await screen.findByText('It would overlap Driving from 25 Nov, 12:10')).toBeVisible();
});

test('A refusal needs a word, and what was decided says by whom and why @long', async () => {
  const { bodies } = open({
    'rpc/hours': buildHours({
      corrections: [
        { ...buildCorrection(), entry: buildClockEntry() },
        {
          ...buildCorrection({
            correction_id: 2,
            entry_id: null,
            other_work: 'driving',
            was_started_at: null,
            state: 'refused',
            decided_by_name: 'Meera',
            answer: 'You were here',
            was_ended_at: null,
          }),
          entry: null,
        },
      ],
    }),
    'rpc/decide_correction': ({ body }: FakeRequest) => ({ ...buildCorrection(), ...(body as object) }),
  });
  expect((await table('Asked and decided')).getByRole('row', { name: /Missing: Driving/ })).toHaveTextContent(
    'Refused by Meera: You were here',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Refuse the correction of Ravi Kumar…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse the Correction of Ravi Kumar' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(dialog.getByText('Please say why')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/Why/), 'You were here until six');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('Correction refused')).toBeVisible();
  expect(bodies('rpc/decide_correction')).toEqual([
    { correction_id: 3, accept: false, answer: 'You were here until six' },
  ]);
});

const type = async (dialog: ReturnType<typeof within>, label: RegExp, text: string) => {
  const field = dialog.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

test('A manager corrects an entry and adds one that is missing for a job, each with a reason @long', async () => {
  const job = { request_id: 42, registration_number: 'KA 05 CD 4321', service_name: 'Brakes', is_own: false };
  const { bodies } = open({
    'rpc/jobs_to_add': [{ ...job, mechanic_name: 'Meena Iyer' }],
    'rpc/propose_correction': buildCorrection({ state: 'accepted', decided_by_name: 'Meera' }),
  });
  await table('Entries');
  await userEvent.click(
    screen.getByRole('button', {
      name: 'Correct Oil Change of Ravi Kumar, 9:10 am to 12:30 pm',
      hidden: true,
    }),
  );
  const correction = within(await screen.findByRole('dialog', { name: 'Correct Oil Change of Ravi Kumar' }));
  expect(correction.queryByLabelText(/Work/)).not.toBeInTheDocument();
  await userEvent.click(correction.getByRole('button', { name: 'Save' }));
  expect(await correction.findByText('Please enter a reason')).toBeVisible();
  await type(correction, /Reason/, 'Left at noon');
  await userEvent.click(correction.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Hours corrected')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Add Entry' }));
  const missing = within(await screen.findByRole('dialog', { name: 'Add Entry' }));
  await userEvent.selectOptions(missing.getByLabelText(/Mechanic/), 'Ravi Kumar');
  await userEvent.selectOptions(
    missing.getByLabelText(/Work/),
    await missing.findByRole('option', { name: 'KA 05 CD 4321, Brakes (Meena Iyer)' }),
  );
  await type(missing, /Began/, '2026-11-25T13:00');
  await type(missing, /Ended/, '2026-11-25T14:00');
  await type(missing, /Reason/, 'Helped out');
  await userEvent.click(missing.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Entry added')).toBeVisible();
  const mechanic_id = '11111111-1111-4111-8111-111111111111';
  expect(bodies('rpc/jobs_to_add')[0]).toEqual({ mechanic_id });
  expect(bodies('rpc/propose_correction')).toEqual([
    {
      started_at: '2026-11-25T09:10',
      ended_at: '2026-11-25T12:30',
      reason: 'Left at noon',
      entry_id: 7,
    },
    {
      started_at: '2026-11-25T13:00',
      ended_at: '2026-11-25T14:00',
      reason: 'Helped out',
      request_id: 42,
      mechanic_id,
    },
  ]);
});

test('The period and the mechanic are in the address', async () => {
  const { bodies } = open({}, '/hours?period=month&mechanic=11111111-1111-4111-8111-111111111111');
  await table('Entries');
  const [sent] = bodies('rpc/hours') as { from_day: string; to_day: string; mechanic_id: string }[];
  expect(sent?.mechanic_id).toBe('11111111-1111-4111-8111-111111111111');
  expect((Date.parse(sent?.to_day ?? '') - Date.parse(sent?.from_day ?? '')) / 86_400_000).toBe(30);
});

test('A garage where nothing was clocked says so', async () => {
  open({ 'rpc/hours': buildHours({ on_clock: [], corrections: [], entries: [], total: 0 }) });
  expect(await screen.findByText('Nobody is on the clock.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nothing clocked on these days' })).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Asked and decided' })).not.toBeInTheDocument();
});

test.each([
  ['loading', never, 'Loading the hours...'],
  ['failed', offline, 'Failed to load the hours'],
])('The hours are %s', async (_, response, text) => {
  open({ 'rpc/hours': response });
  expect(await screen.findByText(text)).toBeInTheDocument();
});
