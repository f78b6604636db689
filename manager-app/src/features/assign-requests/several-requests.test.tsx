import { accessibilityViolations, type FakeRequest, offline, refuse } from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAssignment, buildAssignmentPage } from '../../testing/build-assignment.ts';
import {
  approved,
  byMail,
  meena,
  openAssignRequests,
  ravi,
  waiting,
} from './open-assign-requests.testing.tsx';

const seven = [1, 2, 3, 4, 5, 6, 7];

const refuseThird = ({ body }: FakeRequest) => {
  const { request_id } = body as { request_id: number };
  return request_id === 3
    ? refuse(409, { code: 'PT409', message: 'This request is already in progress' })
    : { request_id, status: 'approved', mechanic_name: ravi.name };
};

async function selectAll(responses: Record<string, unknown> = {}) {
  const view = openAssignRequests({
    'rpc/list_assignments': buildAssignmentPage(seven.map(waiting)),
    'rpc/assign_mechanic': ({ body }: FakeRequest) => ({ ...(body as object), mechanic_name: ravi.name }),
    ...responses,
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  return view;
}

const outcomes = async (title: string) =>
  within((await screen.findByText(title, { selector: 'p' })).parentElement as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());

test('Seven requests are assigned as suggested with two presses, and taken back with one @long', async () => {
  const { sent, container } = await selectAll({
    'rpc/unassign_mechanic': ({ body }: FakeRequest) => ({ ...(body as object), status: 'pending' }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Assign 7 as suggested' }));
  expect(await outcomes('7 requests assigned')).toEqual(
    seven.map((id) => `Request #${id} is assigned to Ravi Kumar. ${byMail}`),
  );
  expect(sent('rpc/assign_mechanic')).toEqual(
    seven.map((request_id) => ({ request_id, mechanic_id: ravi.mechanic_id })),
  );
  expect(screen.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
  expect(await accessibilityViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await outcomes('7 requests pending again')).toHaveLength(7);
  expect(sent('rpc/unassign_mechanic')).toHaveLength(7);
});

test('One that is refused says why and stays selected; the others are assigned @long', async () => {
  const { sent } = await selectAll({ 'rpc/assign_mechanic': refuseThird });
  await userEvent.click(screen.getByRole('button', { name: 'Assign 7 as suggested' }));
  const said = await outcomes('6 of 7 requests assigned');
  expect(sent('rpc/told_of')).toHaveLength(6);
  expect(said[2]).toBe('Request #3: This request is already in progress');
  expect(screen.getByRole('checkbox', { name: 'Select request #3' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '1 request selected' })).toBePartiallyChecked();
});

test('The selected requests are given to one mechanic @long', async () => {
  const { sent } = openAssignRequests({
    'rpc/list_assignments': buildAssignmentPage([
      waiting(1),
      buildAssignment({ ...approved, request_id: 2 }),
      buildAssignment({ request_id: 3, status: 'completed' }),
    ]),
    'rpc/assign_mechanic': { request_id: 1, status: 'approved', mechanic_name: meena.name },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByRole('checkbox', { name: 'Select request #3' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Assign 1 as suggested' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Assign to…' }));
  await userEvent.click(screen.getByRole('menuitem', { name: /^Assign Meena Iyer/ }));
  await waitFor(() =>
    expect(sent('rpc/assign_mechanic')).toEqual(
      [1, 2].map((request_id) => ({ request_id, mechanic_id: meena.mechanic_id })),
    ),
  );
});

test('Without a network the failure is shown and nothing is reported as assigned @long', async () => {
  await selectAll({ 'rpc/assign_mechanic': offline });
  await userEvent.click(screen.getByRole('button', { name: 'Assign 7 as suggested' }));
  expect(await screen.findByText('Failed to assign mechanic')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '7 requests selected' })).toBeChecked();
});

test('Several are cancelled for one reason, each with its own outcome @long', async () => {
  const { sent } = await selectAll({
    'rpc/cancel_request': refuseThird,
    'rpc/told_of': ({ body }: FakeRequest) =>
      (body as { request_id: number }).request_id === 2
        ? { channels: [], captured: [], problem: 'no email address' }
        : { channels: ['mail', 'sms'], captured: [], problem: null },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 7 requests' }));
  expect(dialog.getByText(/#1 Service 1, Asha Rao · #2/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/Reason/), 'The lift is broken');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel 7 requests' }));
  expect((await outcomes('6 of 7 requests cancelled')).slice(0, 3)).toEqual([
    'Request #1 is cancelled. Sent by email and SMS.',
    'Request #2 is cancelled. Not sent: no email address. WhatsApp Make a link',
    'Request #3: This request is already in progress',
  ]);
  expect(screen.getByRole('link', { name: 'WhatsApp to the customer of request #2' })).toBeVisible();
  expect(sent('rpc/cancel_request')[0]).toEqual({
    request_id: 1,
    reason: 'The lift is broken',
    seen_date: '2026-11-24T03:30:00Z',
  });
});

test('Several are moved to one day, without a reason', async () => {
  const { sent } = await selectAll({
    'rpc/move_request': ({ body }: FakeRequest) => ({
      ...(body as object),
      scheduled_date: '2026-12-01T03:30:00Z',
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Move…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 7 requests' }));
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await userEvent.type(dialog.getByLabelText(/New date/), day);
  expect(dialog.getByLabelText(/Reason/)).toHaveAccessibleDescription(
    'Optional. The customer and the mechanic read it.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect((await outcomes('7 requests moved'))[0]).toBe(`Request #1 is moved to 1 Dec 2026. ${byMail}`);
  expect(sent('rpc/move_request')[6]).toMatchObject({ request_id: 7, scheduled_date: day });
});

/** Moves seven to a day that is full for the last two, unless it is overbooked. */
async function moveToFullDay() {
  const full = refuse(409, {
    code: 'PT409',
    hint: 'scheduled_date',
    message: 'That day is full. The next free day is 2 Dec 2026.',
  });
  const { sent } = await selectAll({
    'rpc/move_request': ({ body }: FakeRequest) => {
      const { request_id, overbook } = body as { request_id: number; overbook?: boolean };
      return request_id > 5 && !overbook
        ? full
        : { request_id, status: 'pending', scheduled_date: '2026-12-01T03:30:00Z', drop_off: null };
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Move…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 7 requests' }));
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await userEvent.type(dialog.getByLabelText(/New date/), day);
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Parts are late');
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(
    await dialog.findByText('5 of 7 requests moved. That day is full. The next free day is 2 Dec 2026.'),
  ).toBeVisible();
  return { sent, dialog };
}

test('A day that is full for some of them is a question, and those that were moved are sent again with it @long', async () => {
  const { sent, dialog } = await moveToFullDay();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Overbook this day' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await outcomes('7 requests moved')).toHaveLength(7);
  expect(sent('rpc/move_request')[13]).toMatchObject({ request_id: 7, overbook: true });
});

test('A full day that is left at that says what was moved, and keeps the others selected @long', async () => {
  const { sent, dialog } = await moveToFullDay();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep as it is' }));
  const said = await outcomes('5 of 7 requests moved');
  expect([said[0], said[6]]).toEqual([
    `Request #1 is moved to 1 Dec 2026. ${byMail}`,
    'Request #7: That day is full. The next free day is 2 Dec 2026.',
  ]);
  expect(screen.getByRole('checkbox', { name: '2 requests selected' })).toBePartiallyChecked();
  expect(sent('rpc/move_request')).toHaveLength(7);
});
