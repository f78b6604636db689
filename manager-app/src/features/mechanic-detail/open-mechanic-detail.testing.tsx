import { fakeBackend, manager } from '@pitlane/shared-data/testing';
import { mechanicId } from '../../testing/build-mechanic.ts';
import { buildMechanicSalary } from '../../testing/build-mechanic-salary.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as MechanicDetailScreen } from './mechanic-detail-screen.tsx';

/** Opens the screen of one mechanic. */
export function openMechanicDetail(
  responses: Record<string, unknown> = {},
  url = `/mechanic-detail/${mechanicId}`,
  as = manager,
) {
  const backend = fakeBackend({
    'rpc/mechanic_salary': buildMechanicSalary(),
    'rpc/salary_at_rate': { jobs: 0, total: 0, total_then: 0 },
    'rpc/working_times': { hours: null, absences: [], misfits: { total: 0, rows: [] } },
    ...responses,
  });
  const { container } = renderScreen(<MechanicDetailScreen />, {
    backend,
    as,
    path: '/mechanic-detail/:mechanicId',
    url,
  });
  const sent = (path: string) =>
    backend.requests.filter((request) => request.path === path).map(({ body }) => body);
  return { backend, container, sent };
}
