import { offline, refuse } from '@pitlane/shared-data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAssignment, buildAssignmentPage } from '../../testing/build-assignment.ts';
import { buildAssignableMechanic } from '../../testing/build-mechanic.ts';
import {
  approved,
  byMail,
  findCard,
  meena,
  openAssignRequests,
  openRowMenu,
  ravi,
  suggested,
} from './open-assign-requests.testing.tsx';

describe('Assigning a mechanic', () => {
  test('The suggested mechanic is offered in the row, the others in its menu, specialists first @long', async () => {
    const specialist = buildAssignableMechanic({ name: 'Zoya', specialization: 'Battery', available: false });
    openAssignRequests({
      'rpc/list_assignments': buildAssignmentPage([
        buildAssignment({ ...suggested, specialists: [ravi.mechanic_id, specialist.mechanic_id] }),
      ]),
      'rpc/list_mechanics_for_assignment': [meena, ravi, specialist],
    });
    expect(await screen.findByText('Electrical Systems · specialist · 8 years · 2 open jobs')).toBeVisible();
    const menu = await openRowMenu('Other mechanics for request #12');
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Assign Zoya: Battery, specialist, 3 years, 1 open job, offline',
      'Assign Meena Iyer: General, 1 year, 0 open jobs',
      'Move…',
      'Cancel…',
    ]);
  });

  test('What each mechanic has free that day is said', async () => {
    const { scheduled_date } = buildAssignment();
    const day = { day: scheduled_date.slice(0, 10), minutes: 480 };
    const minutes = [
      { ...day, mechanic_id: ravi.mechanic_id, booked: 280 },
      { ...day, mechanic_id: meena.mechanic_id, booked: 520 },
    ];
    openAssignRequests({
      'rpc/list_assignments': buildAssignmentPage([buildAssignment(suggested)], { minutes }),
    });
    expect(
      await screen.findByText('Electrical Systems · specialist · 8 years · 3h 20m free · 2 open jobs'),
    ).toBeVisible();
    const menu = await openRowMenu('Other mechanics for request #12');
    expect(
      menu.getByRole('menuitem', {
        name: 'Assign Meena Iyer: General, 1 year, 0 open jobs, 40 mins over that day',
      }),
    ).toBeVisible();
  });

  test('Another mechanic is assigned from the menu @long', async () => {
    const { sent } = openAssignRequests({
      'rpc/assign_mechanic': { request_id: 12, status: 'approved', mechanic_name: meena.name },
    });
    const menu = await openRowMenu('Other mechanics for request #12');
    await userEvent.click(menu.getByRole('menuitem', { name: /^Assign Meena Iyer/ }));
    expect(await screen.findByText('Mechanic assigned successfully')).toBeVisible();
    expect(sent('rpc/assign_mechanic')).toEqual([{ request_id: 12, mechanic_id: meena.mechanic_id }]);
  });

  test('A mechanic is assigned by keyboard, and the focus stays in the list', async () => {
    const { backend, sent } = openAssignRequests({
      'rpc/assign_mechanic': () => {
        backend.responses['rpc/list_assignments'] = buildAssignmentPage([buildAssignment(approved)]);
        return { request_id: 12, status: 'approved', mechanic_name: ravi.name };
      },
    });
    const button = await screen.findByRole('button', { name: 'Assign Ravi Kumar to request #12' });
    act(() => button.focus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Mechanic assigned successfully')).toBeVisible();
    expect(sent('rpc/assign_mechanic')).toEqual([{ request_id: 12, mechanic_id: ravi.mechanic_id }]);
    expect(within(await findCard()).getByText('Currently handling this request')).toBeVisible();
    expect(screen.getByRole('group', { name: 'List of service requests' })).toHaveFocus();
  });

  test('A refused assignment shows the server’s message and the refreshed list', async () => {
    const { sent } = openAssignRequests({
      'rpc/assign_mechanic': refuse(409, { code: 'PT409', message: 'This request is already in progress' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Assign Ravi Kumar to request #12' }));
    expect(await screen.findByText('This request is already in progress')).toBeVisible();
    await waitFor(() => expect(sent('rpc/list_assignments')).toHaveLength(2));
  });

  test('A failure without a server message shows the screen’s own text @long', async () => {
    openAssignRequests({ 'rpc/assign_mechanic': offline });
    await userEvent.click(await screen.findByRole('button', { name: 'Assign Ravi Kumar to request #12' }));
    expect(await screen.findByText('Failed to assign mechanic')).toBeVisible();
  });

  test('The manager sees when no mechanic is available', async () => {
    openAssignRequests({
      'rpc/list_assignments': buildAssignmentPage([buildAssignment()]),
      'rpc/list_mechanics_for_assignment': [],
    });
    expect(await screen.findByText('No mechanics available')).toBeVisible();
  });

  test('The manager sees that the mechanics failed to load and keeps the requests', async () => {
    openAssignRequests({
      'rpc/list_mechanics_for_assignment': refuse(500, { code: 'XX000', message: 'boom' }),
    });
    expect(await screen.findByText('Failed to load mechanics')).toBeVisible();
    expect(within(await findCard()).getByText('Mechanics could not be loaded')).toBeVisible();
    expect(screen.queryByText('No mechanics available')).not.toBeInTheDocument();
  });
});

describe('A request that has a mechanic', () => {
  test('An approved request names its mechanic and can be reassigned @long', async () => {
    const { sent } = openAssignRequests({
      'rpc/list_assignments': buildAssignmentPage([buildAssignment(approved)]),
      'rpc/assign_mechanic': { request_id: 12, status: 'approved', mechanic_name: meena.name },
    });
    const request = await findCard();
    expect(within(request).getByText('Ravi Kumar')).toBeVisible();
    expect(within(request).getByText('Currently handling this request')).toBeVisible();

    const menu = await openRowMenu('Other mechanics for request #12');
    expect(menu.queryByRole('menuitem', { name: /^Assign Ravi/ })).not.toBeInTheDocument();
    await userEvent.click(menu.getByRole('menuitem', { name: /^Assign Meena Iyer/ }));
    expect(await screen.findByText('Mechanic assigned successfully')).toBeVisible();
    expect(sent('rpc/assign_mechanic')).toEqual([{ request_id: 12, mechanic_id: meena.mechanic_id }]);
  });

  test('A started request cannot be reassigned', async () => {
    openAssignRequests({
      'rpc/list_assignments': buildAssignmentPage([buildAssignment({ ...approved, status: 'in_progress' })]),
    });
    const request = await findCard();
    expect(within(request).getByText('Currently handling this request')).toBeVisible();
    const menu = await openRowMenu('Change request #12');
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Move…', 'Cancel…']);
  });

  test('A completed request shows the name of its mechanic and the final cost', async () => {
    const completed = {
      status: 'completed',
      final_cost: 10250,
      assigned_mechanic: null,
      mechanic_name: 'Gone Gupta',
    } as const;
    openAssignRequests({ 'rpc/list_assignments': buildAssignmentPage([buildAssignment(completed)]) });
    const request = await findCard();
    expect(within(request).getByText('Gone Gupta')).toBeVisible();
    expect(within(request).getByText('Handled this request')).toBeVisible();
    expect(within(request).getByText('₹10,250')).toBeVisible();
  });

  test('A cancelled request offers no mechanic', async () => {
    openAssignRequests({
      'rpc/list_assignments': buildAssignmentPage([buildAssignment({ status: 'cancelled' })]),
    });
    expect(within(await findCard()).getByText('No mechanic was assigned')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Assign/ })).not.toBeInTheDocument();
  });
});

describe('Undo', () => {
  async function assignRavi(answer: unknown) {
    const view = openAssignRequests({
      'rpc/assign_mechanic': { request_id: 12, status: 'approved', mechanic_name: ravi.name },
      'rpc/unassign_mechanic': answer,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Assign Ravi Kumar to request #12' }));
    expect(await screen.findByText(`Request #12 is assigned to Ravi Kumar. ${byMail}`)).toBeVisible();
    return view;
  }

  test('Takes the mechanic off again @long', async () => {
    const { sent } = await assignRavi({ request_id: 12, status: 'pending' });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Request #12 is pending again')).toBeVisible();
    expect(sent('rpc/unassign_mechanic')).toEqual([{ request_id: 12, mechanic_id: ravi.mechanic_id }]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('Is not offered where the request had another mechanic @long', async () => {
    openAssignRequests({
      'rpc/list_assignments': buildAssignmentPage([buildAssignment({ ...approved, request_id: 12 })]),
      'rpc/assign_mechanic': { request_id: 12, status: 'approved', mechanic_name: meena.name },
    });
    const menu = await openRowMenu('Other mechanics for request #12');
    await userEvent.click(menu.getByRole('menuitem', { name: /^Assign Meena Iyer/ }));
    expect(await screen.findByText(/^Request #12 is assigned to Meena Iyer/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('Says that the job has been started, and is no longer offered @long', async () => {
    await assignRavi(refuse(409, { code: 'PT409', message: 'This request is already in progress' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('This request is already in progress')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  });

  test('Stays after a failure, and can be dismissed @long', async () => {
    await assignRavi(offline);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Failed to undo the assignment')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});
