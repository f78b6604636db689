import { workshopBoardQuery } from '@pitlane/shared-data/board';
import { lastDays, myHoursQuery } from '@pitlane/shared-data/hours';
import { keepLastVisit } from '@pitlane/shared-data/last-visit';
import { priceProposalsQuery } from '@pitlane/shared-data/part-prices';
import { partTurnsQuery } from '@pitlane/shared-data/part-turns';
import { movementsQuery, partQuery, partsQuery } from '@pitlane/shared-data/parts';
import { paySlipQuery, paySlipsQuery } from '@pitlane/shared-data/pay-slips';
import { contractVersion, prefetch, type RemoteModule } from '@pitlane/shared-data/remote-contract';
import { jobDetailsQuery, jobSummaryQuery, jobsQuery } from '@pitlane/shared-data/requests';
import { stockTakeQuery, stockTakesQuery } from '@pitlane/shared-data/stock-takes';
import { paths } from './paths.ts';

export const contract: RemoteModule['contract'] = contractVersion;

export const createRoutes: RemoteModule['createRoutes'] = (portal) => {
  keepLastVisit(portal, 'mechanic');
  return [
    {
      path: paths.dashboard,
      loader: prefetch(portal, (client) => [
        client.query(jobsQuery({ page: 1 })),
        client.query(jobsQuery({ status: 'completed', page: 1 })),
      ]),
      lazy: () => import('./features/mechanic-dashboard/mechanic-dashboard-screen.tsx'),
    },
    {
      path: paths.jobs,
      loader: prefetch(portal, (client) => [client.query(jobsQuery({ page: 1 }))]),
      lazy: () => import('./features/mechanic-jobs/mechanic-jobs-screen.tsx'),
    },
    {
      path: paths.job(':requestId'),
      loader: prefetch(portal, (client, { requestId }) => [client.query(jobDetailsQuery(Number(requestId)))]),
      lazy: () => import('./features/mechanic-jobs/job/job-screen.tsx'),
    },
    {
      path: paths.jobHistory,
      loader: prefetch(portal, (client) => [
        client.query(jobsQuery({ status: 'completed', page: 1 })),
        client.query(jobSummaryQuery()),
      ]),
      lazy: () => import('./features/job-history/job-history-screen.tsx'),
    },
    {
      path: paths.workshopBoard,
      loader: prefetch(portal, (client) => [client.query(workshopBoardQuery())]),
      lazy: () => import('./features/workshop-board/workshop-board-screen.tsx'),
    },
    {
      path: paths.hours,
      loader: prefetch(portal, (client) => [client.query(myHoursQuery(lastDays('week')))]),
      lazy: () => import('./features/my-hours/my-hours-screen.tsx'),
    },
    {
      path: paths.attendance,
      lazy: () => import('./features/attendance/attendance-screen.tsx'),
    },
    {
      path: paths.soldHours,
      lazy: () => import('./features/sold-hours/sold-hours-screen.tsx'),
    },
    {
      path: paths.myPay,
      loader: prefetch(portal, (client) => [client.query(paySlipsQuery(1))]),
      lazy: () => import('./features/my-pay/my-pay-screen.tsx'),
    },
    {
      path: paths.paySlip(':payRunId'),
      loader: prefetch(portal, (client, { payRunId }) => [
        client.query(paySlipQuery({ payRunId: Number(payRunId) })),
      ]),
      lazy: () => import('./features/my-pay/slip/pay-slip-screen.tsx'),
    },
    {
      path: paths.partsManagement,
      loader: prefetch(portal, (client) => [client.query(partsQuery({ sort: 'name', page: 1 }))]),
      lazy: () => import('./features/parts-management/parts-management-screen.tsx'),
    },
    {
      path: paths.partLabels,
      lazy: () => import('./features/parts-management/labels/labels-screen.tsx'),
    },
    {
      path: paths.partPrices,
      loader: prefetch(portal, (client) => [client.query(priceProposalsQuery({ sort: 'name', page: 1 }))]),
      lazy: () => import('./features/parts-management/prices/prices-screen.tsx'),
    },
    {
      path: paths.partTurns,
      loader: prefetch(portal, (client) => [client.query(partTurnsQuery({ sort: 'turn', page: 1 }))]),
      lazy: () => import('./features/parts-management/turn/turn-screen.tsx'),
    },
    {
      path: paths.part(':partId'),
      loader: prefetch(portal, (client, { partId }) => [
        client.query(partQuery(Number(partId))),
        client.query(movementsQuery({ partId: Number(partId), page: 1 })),
      ]),
      lazy: () => import('./features/parts-management/part/part-screen.tsx'),
    },
    {
      path: paths.stockTakes,
      loader: prefetch(portal, (client) => [client.query(stockTakesQuery({ page: 1 }))]),
      lazy: () => import('./features/stock-takes/stock-takes-screen.tsx'),
    },
    {
      path: paths.stockTake(':stockTakeId'),
      loader: prefetch(portal, (client, { stockTakeId }) => [
        client.query(stockTakeQuery(Number(stockTakeId))),
      ]),
      lazy: () => import('./features/stock-takes/one/stock-take-screen.tsx'),
    },
  ];
};
