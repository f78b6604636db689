import {
  accessibilityViolations,
  buildClockEntry,
  buildCorrection,
  buildMyHours,
  type FakeRequest,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as MyHoursScreen } from './my-hours-screen.tsx';

const running = buildClockEntry({ entry_id: 8, ended_at: null, ended: null, minutes: 65 });

function open(responses: Record<string, unknown> = {}) {
  const backend = fakeBackend({ 'rpc/my_hours': buildMyHours(), ...responses });
  const { container } = renderScreen(<MyHoursScreen />, { backend, path: '/my-hours' });
  return { backend, container, bodies: (name: string) => sentTo(backend, name).map(({ body }) => body) };
}

test('A mechanic sees what runs and stops it @long', async () => {
  const { container, bodies } = open({
    'rpc/my_hours': buildMyHours({ open: running, entries: [running, buildClockEntry()] }),
    'rpc/stop_clock': { ...running, ended_at: '2026-11-25T08:10:00+00:00', ended: 'stop' },
  });
  const clock = await screen.findByRole('region', { name: 'On the clock' });
  expect(clock).toHaveTextContent('KA 01 AB 1234 · since 9:10 am · 1h 5m');
  expect(await accessibilityViolations(container)).toEqual([]);
  await userEvent.click(within(clock).getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('The clock is stopped')).toBeVisible();
  expect(bodies('rpc/stop_clock')).toEqual([{}]);
});

test("Another's job is joined, an own one goes on, and other work is one press @long", async () => {
  const { bodies } = open({
    'rpc/my_hours': buildMyHours({
      jobs: [
        {
          request_id: 41,
          registration_number: 'KA 01 AB 1234',
          service_name: 'Oil Change',
          mechanic_name: 'Ravi Kumar',
          is_own: true,
        },
        {
          request_id: 42,
          registration_number: 'KA 05 CD 4321',
          service_name: 'Brakes',
          mechanic_name: 'Meena Iyer',
          is_own: false,
        },
      ],
    }),
    'rpc/join_job': ({ body }: FakeRequest) => ({ ...running, ...(body as object) }),
    'rpc/clock_other_work': ({ body }: FakeRequest) => {
      const { kind, note = null } = body as { kind: 'cleaning' | 'other'; note?: string };
      return {
        ...running,
        request_id: null,
        registration_number: null,
        service_name: null,
        other_work: kind,
        note,
      };
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Join Meena Iyer: KA 05 CD 4321, Brakes' }),
  );
  expect(await screen.findByText('On the clock: Oil Change')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go On: KA 01 AB 1234, Oil Change' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cleaning' }));
  expect(await screen.findByText('On the clock: Cleaning')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Something else…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Something else' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Put on the Clock' }));
  expect(dialog.getByText('Please say what it is')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/What it is/), 'Fetched keys');
  await userEvent.click(dialog.getByRole('button', { name: 'Put on the Clock' }));
  expect(await screen.findByText('On the clock: Fetched keys')).toBeVisible();
  expect(bodies('rpc/join_job')).toEqual([{ request_id: 42 }]);
  expect(bodies('rpc/clock_other_work')).toEqual([
    { kind: 'cleaning' },
    { kind: 'other', note: 'Fetched keys' },
  ]);
});

test('Without a network a press waits on the device, and counts from when it was pressed', async () => {
  localStorage.clear();
  const { backend, bodies } = open({ 'rpc/clock_other_work': offline });
  const before = Date.now();
  await userEvent.click(await screen.findByRole('button', { name: 'Cleaning' }));
  expect(await screen.findByText(/^Saved on this device\. It counts from \d+:\d\d [ap]m when/)).toBeVisible();
  expect(await screen.findByText('1 press of the clock waits for the network')).toBeVisible();
  backend.responses['rpc/clock_other_work'] = running;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('1 waiting press clocked')).toBeVisible();
  const { kind, pressed_at } = bodies('rpc/clock_other_work').at(-1) as { kind: string; pressed_at: string };
  expect(kind).toBe('cleaning');
  expect(Date.parse(pressed_at)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(pressed_at)).toBeLessThanOrEqual(Date.now());
});

test('A correction is proposed, a refusal of the server stays in the form, and what was asked stays visible @long', async () => {
  let tries = 0;
  const { bodies } = open({
    'rpc/my_hours': buildMyHours({
      entries: [
        buildClockEntry({ ran_over: true }),
        buildClockEntry({ entry_id: 9, service_name: 'Brakes' }),
      ],
      corrections: [
        buildCorrection({
          entry_id: 9,
          state: 'refused',
          decided_by_name: 'Meera',
          answer: 'You were here',
        }),
        buildCorrection({ correction_id: 4, entry_id: null, other_work: 'driving' }),
      ],
    }),
    'rpc/propose_correction': () => {
      tries += 1;
      return tries === 1
        ? refuse(400, { code: 'PT400', hint: 'ended_at', message: 'An entry is at most 24 hours long' })
        : buildCorrection();
    },
  });
  expect(await screen.findByText('Past closing')).toBeInTheDocument();
  expect(
    screen.getByText('Refused by Meera: 9:10 am to 12:00 pm, Forgot to stop. You were here'),
  ).toBeInTheDocument();
  expect(screen.getByText('Missing entry of 25 Nov 2026, Driving').parentElement).toHaveTextContent(
    /To decide: 9:10 am to 12:00 pm/,
  );
  await userEvent.click(
    screen.getByRole('button', { name: 'Correct Oil Change, 9:10 am to 12:30 pm', hidden: true }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct Oil Change' }));
  expect(dialog.getByLabelText(/Began/)).toHaveValue('2026-11-25T09:10');
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Forgot to stop');
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await dialog.findByText('An entry is at most 24 hours long')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText('A manager decides about the correction')).toBeVisible();
  expect(bodies('rpc/propose_correction')[1]).toEqual({
    started_at: '2026-11-25T09:10',
    ended_at: '2026-11-25T12:30',
    reason: 'Forgot to stop',
    entry_id: 7,
  });
});

test('An entry for a job that was never clocked is proposed @long', async () => {
  const own = { request_id: 41, registration_number: 'KA 01 AB 1234', service_name: 'Oil Change' };
  const { bodies } = open({
    'rpc/my_hours': buildMyHours({
      corrections: [
        buildCorrection({ ...own, entry_id: null, state: 'refused', decided_by_name: 'Meera', answer: 'No' }),
      ],
    }),
    'rpc/jobs_to_add': [{ ...own, mechanic_name: 'Ravi Kumar', is_own: true }],
    'rpc/propose_correction': buildCorrection(own),
  });
  expect(
    (await screen.findByText('Missing entry of 25 Nov 2026, Oil Change, KA 01 AB 1234')).parentElement,
  ).toHaveTextContent(/Refused by Meera/);
  await userEvent.click(screen.getByRole('button', { name: 'Missing Entry' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Missing Entry' }));
  await userEvent.selectOptions(
    dialog.getByLabelText(/Work/),
    await dialog.findByRole('option', { name: 'KA 01 AB 1234, Oil Change' }),
  );
  for (const [label, text] of [
    [/Began/, '2026-11-25T13:00'],
    [/Ended/, '2026-11-25T14:00'],
    [/Reason/, 'Forgot to clock on'],
  ] as const)
    await userEvent.type(dialog.getByLabelText(label), text);
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText('A manager decides about the correction')).toBeVisible();
  expect(bodies('rpc/propose_correction')).toEqual([
    {
      started_at: '2026-11-25T13:00',
      ended_at: '2026-11-25T14:00',
      reason: 'Forgot to clock on',
      request_id: 41,
    },
  ]);
});

test('Without entries the screen says so', async () => {
  open({ 'rpc/my_hours': buildMyHours({ entries: [] }) });
  expect(await screen.findByText(/^You are not on the clock/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nothing clocked on these days' })).toBeVisible();
});

test.each([
  ['loading', never, 'Loading your hours...'],
  ['failed', offline, 'Failed to load your hours'],
])('The hours are %s', async (_, response, text) => {
  open({ 'rpc/my_hours': response });
  expect(await screen.findByText(text)).toBeInTheDocument();
});
