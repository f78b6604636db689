import type { RemoteManifest } from '@pitlane/shared-data/remote-contract';
import { icons } from './icons.ts';
import { labelSize } from './label-size.ts';
import { paths } from './paths.ts';
import { soldDescription } from './sold-description.ts';
import { turnDescription } from './turn-description.ts';

const mechanics = { roles: ['mechanic'] } satisfies Partial<RemoteManifest['routes'][number]>;

const workshopPage = { back: 'Dashboard', hasLargeTargets: true };

/** What the shell reads before it loads the workshop portal. */
export const manifest: RemoteManifest = {
  contract: 2,
  name: 'mechanic',
  label: 'Workshop portal',
  team: 'Workshop team',
  routes: [
    {
      path: paths.dashboard,
      title: 'Dashboard',
      ...mechanics,
      skeleton: {
        heading: 'Mechanic Dashboard',
        description: 'Welcome, {name}',
        hasLargeTargets: true,
        shapes: ['cards', 'figures'],
      },
    },
    {
      path: paths.jobs,
      title: 'My Jobs',
      ...mechanics,
      skeleton: { ...workshopPage, shapes: ['filters', 'cards'] },
    },
    {
      path: paths.job(':requestId'),
      title: 'Job',
      roles: ['mechanic', 'manager'],
      skeleton: { back: 'Jobs', hasLargeTargets: true, shapes: ['cards'] },
    },
    {
      path: paths.jobHistory,
      title: 'Job History',
      ...mechanics,
      skeleton: { ...workshopPage, shapes: ['figures', 'table'] },
    },
    {
      path: paths.workshopBoard,
      title: 'Workshop Board',
      ...mechanics,
      skeleton: { ...workshopPage, shapes: ['cards'] },
    },
    {
      path: paths.hours,
      title: 'My Hours',
      ...mechanics,
      skeleton: { ...workshopPage, hasActions: true, shapes: ['cards', 'figures', 'table'] },
    },
    {
      path: paths.attendance,
      title: 'Attendance',
      roles: ['mechanic', 'manager'],
      skeleton: { back: 'Hours', hasActions: true, hasLargeTargets: true, shapes: ['filters', 'table'] },
    },
    {
      path: paths.soldHours,
      title: 'Sold and Clocked',
      roles: ['mechanic', 'manager'],
      skeleton: {
        description: soldDescription,
        back: 'Hours',
        hasLargeTargets: true,
        shapes: ['filters', 'table'],
      },
    },
    {
      path: paths.myPay,
      title: 'My Pay',
      ...mechanics,
      skeleton: { ...workshopPage, hasActions: true, shapes: ['table'] },
    },
    {
      path: paths.paySlip(':payRunId'),
      title: 'Payslip',
      ...mechanics,
      skeleton: { back: 'My Pay', hasLargeTargets: true, shapes: ['list', 'table'] },
    },
    {
      path: paths.partsManagement,
      title: 'Parts Inventory Manager',
      roles: ['mechanic', 'manager'],
      skeleton: { ...workshopPage, shapes: ['figures', 'filters', 'table'] },
    },
    {
      path: paths.partLabels,
      title: 'Part Labels',
      roles: ['manager'],
      skeleton: {
        description: labelSize,
        back: 'Parts',
        hasActions: true,
        hasLargeTargets: true,
        shapes: ['cards'],
      },
    },
    {
      path: paths.partPrices,
      title: 'Prices Below the Rule',
      roles: ['manager'],
      skeleton: { back: 'Parts', hasActions: true, hasLargeTargets: true, shapes: ['filters', 'table'] },
    },
    {
      path: paths.partTurns,
      title: 'Turn of Parts',
      roles: ['manager'],
      skeleton: {
        description: turnDescription,
        back: 'Parts',
        hasActions: true,
        hasLargeTargets: true,
        shapes: ['filters', 'table'],
      },
    },
    {
      path: paths.part(':partId'),
      title: 'Part',
      roles: ['mechanic', 'manager'],
      skeleton: { back: 'Parts', hasLargeTargets: true, shapes: ['list', 'table'] },
    },
    {
      path: paths.stockTakes,
      title: 'Stock-takes',
      roles: ['mechanic', 'manager'],
      skeleton: { back: 'Parts', hasActions: true, hasLargeTargets: true, shapes: ['filters', 'table'] },
    },
    {
      path: paths.stockTake(':stockTakeId'),
      title: 'Stock-take',
      roles: ['mechanic', 'manager'],
      skeleton: { back: 'Stock-takes', hasLargeTargets: true, shapes: ['list', 'table'] },
    },
  ],
  nav: [
    {
      label: 'Jobs',
      href: paths.jobs,
      audience: ['mechanic'],
      order: 30,
      key: 'j',
      rail: { group: 'Workshop', icon: icons.wrench, phone: 'Jobs' },
    },
    { label: 'Board', href: paths.workshopBoard, audience: ['mechanic'], order: 35, key: 'b' },
    {
      label: 'Parts',
      href: paths.partsManagement,
      audience: ['mechanic'],
      order: 50,
      menu: 'Workshop',
      key: 'p',
      rail: { group: 'Workshop', icon: icons.box, phone: 'Parts' },
    },
    {
      label: 'My Hours',
      href: paths.hours,
      audience: ['mechanic'],
      order: 65,
      menu: 'Workshop',
      key: 'u',
      rail: { group: 'Workshop', icon: icons.watch },
    },
    {
      label: 'My Pay',
      href: paths.myPay,
      audience: ['mechanic'],
      order: 67,
      menu: 'Workshop',
      key: 'y',
      rail: { group: 'Workshop', icon: icons.wallet },
    },
    {
      label: 'Job History',
      href: paths.jobHistory,
      audience: ['mechanic'],
      order: 60,
      menu: 'Workshop',
      key: 'i',
      rail: { group: 'Workshop', icon: icons.clock, phone: 'History' },
    },
    {
      label: 'Parts',
      href: paths.partsManagement,
      audience: ['manager'],
      order: 75,
      menu: 'Manage',
      // The manager's schedule has the p.
      key: 'k',
      rail: { group: 'Cars and Parts', icon: icons.box },
    },
    {
      label: 'Stock-takes',
      href: paths.stockTakes,
      audience: ['mechanic'],
      order: 55,
      menu: 'Workshop',
      key: 'z',
      rail: { group: 'Workshop', icon: icons.checklist },
    },
    {
      label: 'Stock-takes',
      href: paths.stockTakes,
      audience: ['manager'],
      order: 78,
      menu: 'Manage',
      key: 'z',
      rail: { group: 'Cars and Parts', icon: icons.checklist },
    },
  ],
  create: [{ label: 'Part', href: paths.newPart, audience: ['manager'], order: 30 }],
  search: {
    records: [
      { kind: 'request', group: 'Jobs', href: paths.job(':ref'), audience: ['mechanic'] },
      { kind: 'part', group: 'Parts', href: paths.partsOf(':ref'), audience: ['mechanic', 'manager'] },
    ],
  },
};
