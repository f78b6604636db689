import { fakeBackend, manager } from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAssignment, buildAssignmentPage } from '../../testing/build-assignment.ts';
import { buildAssignableMechanic } from '../../testing/build-mechanic.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as AssignRequestsScreen } from './assign-requests-screen.tsx';

export const ravi = buildAssignableMechanic({
  name: 'Ravi Kumar',
  specialization: 'Electrical Systems',
  experience_years: 8,
  open_jobs: 2,
});
export const meena = buildAssignableMechanic({ name: 'Meena Iyer', experience_years: 1, open_jobs: 0 });

/** Overrides for a request assigned to Ravi. */
export const approved = {
  status: 'approved',
  assigned_mechanic: ravi.mechanic_id,
  mechanic_name: ravi.name,
} as const;

/** What the screen says where the customer was told by mail. */
export const byMail = 'Sent by email.';

/** Overrides for a pending request for which Ravi is suggested. */
export const suggested = { suggested_mechanic: ravi.mechanic_id, specialists: [ravi.mechanic_id] };

/** A request of its own number for which Ravi is suggested. */
export const waiting = (request_id: number) =>
  buildAssignment({ ...suggested, request_id, service_name: `Service ${request_id}` });

/** Opens the menu of a row. */
export async function openRowMenu(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(screen.getByRole('menu'));
}

/** Opens the screen, by default with one pending request, for which Ravi is suggested, and two mechanics. */
export function openAssignRequests(responses: Record<string, unknown> = {}, url = '/assign-requests') {
  const backend = fakeBackend({
    'rpc/list_assignments': buildAssignmentPage([buildAssignment(suggested)]),
    'rpc/list_mechanics_for_assignment': [meena, ravi],
    'rpc/told_of': { channels: ['mail'], captured: [], problem: null },
    ...responses,
  });
  const { container } = renderScreen(<AssignRequestsScreen />, {
    backend,
    as: manager,
    path: '/assign-requests',
    url,
  });
  const sent = (path: string) =>
    backend.requests.filter((request) => request.path === path).map(({ body }) => body);
  return { backend, container, sent };
}

/** The card of the pending request. */
export const findCard = () => screen.findByRole('article', { name: 'Battery Service' });
