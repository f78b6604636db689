import { fakeBackend, manager } from '@pitlane/shared-data/testing';
import { screen } from '@testing-library/react';
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

/** Opens the screen, by default with one pending request and two mechanics. */
export function openAssignRequests(responses: Record<string, unknown> = {}, url = '/assign-requests') {
  const backend = fakeBackend({
    'rpc/list_assignments': buildAssignmentPage([buildAssignment()]),
    'rpc/list_mechanics_for_assignment': [meena, ravi],
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
