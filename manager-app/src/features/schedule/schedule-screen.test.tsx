import {
  accessibilityViolations,
  buildBlock,
  buildSchedule,
  buildScheduleDay,
  buildScheduleLane,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ScheduleScreen } from './schedule-screen.tsx';

const day = '2026-11-25';
const imran = buildSchedule().lanes[1]?.mechanic_id;
const planned = {
  request_id: 41,
  status: 'approved',
  scheduled_date: '2026-11-25T03:30:00+00:00',
  mechanic_id: imran,
  starts: null,
  overbooked_by: null,
};

function open(responses: Record<string, unknown> = {}, url = `/schedule?day=${day}`) {
  const backend = fakeBackend({ 'rpc/schedule': buildSchedule(), 'rpc/plan_request': planned, ...responses });
  const { container } = renderScreen(<ScheduleScreen />, { backend, path: '/schedule', url });
  return { backend, container };
}
const lane = async (name: string) => within(await screen.findByRole('region', { name }));
const block = /^KA 01 AB 1234 ?, Tire Services/;

/** Drags the block to a lane; jsdom has no drag events, so these have what a browser's have. */
async function dragTo(lane: Element) {
  const data = new Map<string, string>();
  const dataTransfer = {
    effectAllowed: 'move',
    dropEffect: 'none',
    items: {
      add: (text: string, type: string) => data.set(type, text),
      [Symbol.iterator]: () => [...data.keys()].map((type) => ({ kind: 'string', type })).values(),
    },
    get types() {
      return [...data.keys()];
    },
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type),
  };
  const send = (target: Element, type: string, clientX: number) =>
    fireEvent(
      target,
      Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX }), { dataTransfer }),
    );
  const dragged = (await screen.findByRole('button', { name: block })).closest('[data-block]') as Element;
  send(dragged, 'dragstart', 10);
  send(lane, 'dragenter', 20);
  send(lane, 'dragover', 40);
  send(lane, 'drop', 40);
  send(dragged, 'dragend', 40);
}

test('Each mechanic has a lane with the work at its time and what is free, and nobody has one too @long', async () => {
  const nobody = buildBlock({
    request_id: 42,
    mechanic_id: null,
    status: 'pending',
    registration_number: 'KA 05 CD 4321',
    shortages: [{ part_id: 1, part_name: 'Alternator', short: 1, due_on: '2999-12-03' }],
  });
  const { container } = open({
    'rpc/schedule': buildSchedule({ blocks: [buildBlock(), nobody], total: 2 }),
  });
  const ravi = await lane('Ravi Kumar');
  expect(ravi.getByText('7 hours free')).toBeVisible();
  expect(
    ravi.getByRole('button', {
      name: 'KA 01 AB 1234 , Tire Services, Tata Nexon, Asha Rao, 9:00 am, 1h 30m, approved',
    }),
  ).toBeVisible();
  const unassigned = await lane('Nobody');
  expect(unassigned.getByText('1 to assign, 1h 30m')).toBeVisible();
  expect(
    unassigned.getByRole('button', { name: /^KA 05 CD 4321.*Part missing: due Tue 3 Dec/ }),
  ).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test.each([
  ['during the day', '2026-11-25T06:30:00Z', 2],
  ['after closing, when it is beyond the lanes', '2026-11-25T13:30:00Z', 0],
])('The time that it is %s is drawn in each lane or not at all', async (_, now, count) => {
  const { container } = open({ 'rpc/schedule': buildSchedule({ now }) });
  await lane('Ravi Kumar');
  const minute = now.includes('T06') ? 720 : 1140;
  expect(container.querySelectorAll(`[style*="--from: ${minute}"]`)).toHaveLength(count);
});

test('A request is moved to another mechanic by a press, beside what is free there @long', async () => {
  const { backend } = open();
  await userEvent.click(await screen.findByRole('button', { name: block }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move KA 01 AB 1234' }));
  await userEvent.selectOptions(await dialog.findByLabelText('Mechanic'), 'Imran Shaikh, 8h 30m free');
  await userEvent.selectOptions(dialog.getByLabelText('Time'), '10:30 am, free');
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('KA 01 AB 1234 moved')).toBeVisible();
  expect(sentTo(backend, 'rpc/plan_request').map(({ body }) => body)).toEqual([
    {
      request_id: 41,
      day,
      starts: '10:30',
      mechanic_id: imran,
      seen: {
        scheduled_date: '2026-11-25T03:30:00+00:00',
        mechanic_id: buildBlock().mechanic_id,
        starts: null,
      },
    },
  ]);
});

test('Work that goes on from a day before is moved from where it begins @long', async () => {
  const began = { scheduled_date: '2026-11-24T03:30:00+00:00', starts: '15:00:00' };
  const { backend } = open({
    'rpc/schedule': buildSchedule({ blocks: [buildBlock({ ...began, continues: true, minutes: 240 })] }),
  });
  const name = 'KA 01 AB 1234 , Tire Services, Tata Nexon, Asha Rao, 9:00 am, 4 hours, continued, approved';
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move KA 01 AB 1234' }));
  await userEvent.selectOptions(await dialog.findByLabelText('Mechanic'), 'Nobody');
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('KA 01 AB 1234 moved')).toBeVisible();
  expect(sentTo(backend, 'rpc/plan_request').map(({ body }) => body)).toMatchObject([
    { day: '2026-11-24', seen: began },
  ]);
});

test('Another day may have a reason, and a full one is asked whether it is overbooked @long', async () => {
  const { backend } = open({
    'rpc/plan_request': refuse(409, {
      code: 'PT409',
      hint: 'scheduled_date',
      message: 'That day is full. The next free day is 2 Dec 2026.',
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: block }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: '2027-01-12' } });
  expect(dialog.getByLabelText(/^Reason/)).not.toBeRequired();
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await dialog.findByText('That day is full. The next free day is 2 Dec 2026.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'No bay');
  await userEvent.click(dialog.getByLabelText('Overbook this day'));
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(sentTo(backend, 'rpc/plan_request').at(-1)?.body).toMatchObject({
    overbook: true,
    reason: 'No bay',
  });
});

test('A block that is dragged to another lane is moved at once, and one that someone else moved says so', async () => {
  const { backend } = open({
    'rpc/plan_request': refuse(412, { code: 'PT412', message: 'Someone else moved this', details: '{}' }),
  });
  const track = (await screen.findByRole('region', { name: 'Imran Shaikh' })).querySelector('[data-lane]');
  await dragTo(track as Element);
  expect(await screen.findByText('Someone else moved this')).toBeVisible();
  expect(sentTo(backend, 'rpc/plan_request')[0]?.body).toMatchObject({
    day,
    mechanic_id: imran,
    starts: '09:00',
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('A block is in the lane where it was dropped while the move is sent, and no longer in the one before', async () => {
  open({ 'rpc/plan_request': never });
  const before = (await screen.findByRole('button', { name: block })).closest('section');
  const imrans = await screen.findByRole('region', { name: 'Imran Shaikh' });
  await dragTo(imrans.querySelector('[data-lane]') as Element);
  expect(await within(imrans).findByRole('button', { name: block })).toBeVisible();
  expect(within(before as HTMLElement).queryByRole('button', { name: block })).not.toBeInTheDocument();
});

test('A week has a column for each day, and a block that is dropped on another day is asked about @long', async () => {
  const next = '2026-11-26';
  open(
    {
      'rpc/schedule': buildSchedule({
        days: [buildScheduleDay(), buildScheduleDay({ day: next, booked: 1200 })],
        lanes: [
          buildScheduleLane({
            days: [day, next].map((one) => ({
              day: one,
              starts: '09:00:00',
              ends: '18:00:00',
              minutes: 510,
              booked: 600,
              absence: null,
            })),
          }),
        ],
      }),
    },
    `/schedule?day=${day}&view=week`,
  );
  expect(await screen.findByRole('columnheader', { name: /Thu 26 Nov.*3 hours over/ })).toBeVisible();
  expect(screen.getAllByText('1h 30m over')).toHaveLength(2);
  await dragTo(document.querySelector(`[data-day="${next}"]`) as Element);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^Day/)).toHaveValue(next);
});

test('Requests whose day has passed are listed to be moved', async () => {
  open({ 'rpc/schedule': buildSchedule({ late: [buildBlock({ request_id: 9, day: '2026-11-20' })] }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Move… request #9' }));
  expect(await screen.findByRole('dialog', { name: 'Move KA 01 AB 1234' })).toBeVisible();
});

test('A day without work shows its lanes', async () => {
  open({ 'rpc/schedule': buildSchedule({ blocks: [], total: 0 }) });
  expect((await lane('Nobody')).getByText('All assigned')).toBeVisible();
});

test('The schedule is loading', async () => {
  open({ 'rpc/schedule': never });
  expect(await screen.findByText('Loading the schedule...')).toBeInTheDocument();
});

test('A schedule that failed to load says so', async () => {
  open({ 'rpc/schedule': offline });
  expect(await screen.findByText('Failed to load the schedule')).toBeVisible();
});
