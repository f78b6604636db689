import type { Fault } from '../fault.ts';

export const screensFaults: readonly Fault[] = [
  {
    area: 'screens',
    name: 'The dashboard does not show the appointment of today as the next one',
    file: 'customer-app/src/features/customer-dashboard/next-appointment.ts',
    from: 'dayInGarage(scheduled_date) >= today',
    to: 'dayInGarage(scheduled_date) > today',
  },
  {
    area: 'screens',
    name: 'The history of one car is shown under the name of another while that loads',
    file: 'shared-data/src/requests/requests-queries.ts',
    from: 'placeholderData: (previous, query) =>\n      query?.queryKey[2].vehicleId === filter.vehicleId ? previous : undefined,',
    to: 'placeholderData: (previous) => previous,',
  },
  {
    area: 'screens',
    name: 'Enter in the search opens a result of what was typed before',
    file: 'shell/src/search/search-dialog.tsx',
    from: '      if (isCurrent) choose(options[active], what);\n      else setOpensWhenFound(what);',
    to: '      choose(options[active], what);',
  },
  {
    area: 'screens',
    name: 'A completion without a network is not kept on the device',
    file: 'mechanic-app/src/features/mechanic-jobs/completion/use-completion.ts',
    from: "        if (error.kind === 'offline') wait(completion);\n",
    to: '',
  },
  {
    area: 'screens',
    name: 'The front desk hands no car back whose work was cancelled after it came',
    file: 'manager-app/src/features/front-desk/next-step.ts',
    from: "if (status === 'cancelled') return arrived_at ? 'collect' : null;",
    to: "if (status === 'cancelled') return null;",
  },
];
