import { chapter, type Fault } from '../fault.ts';

export const importFaults: readonly Fault[] = [
  {
    area: 'import',
    name: 'Day and month of dates are taken for each other',
    file: chapter('imports/cells'),
    from: "if pieces is not null and p_date_order = 'month_first' then",
    to: "if pieces is not null and p_date_order <> 'month_first' then",
  },
  {
    area: 'import',
    name: 'An import changes cars of another customer than its file says',
    file: chapter('imports/check'),
    from: 'm.owner is null or h.customer_id <> m.owner as is_lost',
    to: 'm.owner is null as is_lost',
  },
  {
    area: 'import',
    name: 'Undoing an import deletes a car that has a service request since',
    file: chapter('imports/undo'),
    from: "      when exists (select from public.service_requests q where q.vehicle_id = v.vehicle_id)\n        then 'has a service request'\n",
    to: '',
  },
  {
    area: 'import',
    name: 'An import overwrites what was changed since its rows were checked',
    file: chapter('imports/apply'),
    from: 'where (r.outcome, r.record_key, r.wanted) is distinct from (m.outcome, m.record_key, m.wanted)',
    to: 'where r.outcome is distinct from m.outcome',
  },
  {
    area: 'import',
    name: 'Problems name the wrong rows of a file that has empty rows',
    file: 'shared-data/src/imports/files/read-csv-file.ts',
    from: '.map((cells, place) => ({ cells, number: place + 1 }))\n    .filter(({ cells }) => !isEmpty(cells));',
    to: '.filter((cells) => !isEmpty(cells))\n    .map((cells, place) => ({ cells, number: place + 1 }));',
  },
];
