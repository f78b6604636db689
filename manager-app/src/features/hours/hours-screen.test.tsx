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

test('A manager sees who is on the clock, and clocked beside sold minutes', async () => {
  const { container } = open();
  expect((await table('Running clocks')).getByRole('row', { name: /Ravi Kumar/ })).toHaveTextContent(
    'Oil ChangeKA 01 AB 12349:10 am1h 5m',
  );
  const row = (await table('By mechanic')).getByRole('row', { name: /Ravi Kumar/ });
  expect(row).toHaveTextContent('3h 20m3 hours30 mins');
  expect((await table('Entries')).getByRole('row', { name: /Ravi Kumar/ })).toHaveTextContent(
    '9:10 am to 12:30 pm',
  );
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A correction is accepted with one press, beside what it was', async () => {
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
      ...{ code: 'PT409', message: 'It would overlap Driving from 25 Nov, 12:10' },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the correction of Ravi Kumar' }));
  expect(await screen.findByText('It would overlap Driving from 25 Nov, 12:10')).toBeVisible();
});

test('A refusal needs a word, and what was decided says by whom and why', async () => {
  const { bodies } = open({
    'rpc/hours': buildHours({
      corrections: [
        { ...buildCorrection(), entry: buildClockEntry() },
        {
          ...buildCorrection({
            ...{ correction_id: 2, entry_id: null, other_work: 'driving', was_started_at: null },
            ...{ state: 'refused', decided_by_name: 'Meera', answer: 'You were here', was_ended_at: null },
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
