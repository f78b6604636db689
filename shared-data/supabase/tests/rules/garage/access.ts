import {
  type DomainAccess,
  everyone,
  managersAll,
  names,
  readOnly,
  sight,
} from '../../access/domain-access.ts';

export const garage: DomainAccess = {
  tables: {
    opening_hours: {
      key: 'weekday',
      change: { opens: '08:00' },
      // On no day closed, for tests that book and move.
      testRows: `insert into public.opening_hours (weekday, opens, closes)
      select d, time '09:00', time '18:00' from generate_series(1, 7) d;`,
      read: everyone,
      ...readOnly,
      columns: { read: names('weekday opens closes break_from break_to') },
    },
    closed_days: {
      key: 'day',
      change: { reason: 'x' },
      testRows: `insert into public.closed_days (day, reason)
      values (private.today() + 40, 'Diwali'), (private.today() + 41, 'Diwali');`,
      read: everyone,
      ...readOnly,
      columns: { read: names('day reason') },
    },
    bays: {
      key: 'bay_id',
      change: { name: 'x' },
      testRows: `insert into public.bays (name) values ('Lift 1'), ('Lift 2');`,
      read: sight({ mechanic: 'all', otherMechanic: 'all', ...managersAll }),
      ...readOnly,
      columns: { read: names('bay_id name active') },
    },
  },
  calls: {
    save_logo: { parameters: { picture: '' }, refusal: 'PT400' },
    save_garage: { parameters: { settings: {} }, refusal: 'PT400' },
    save_opening_hours: { parameters: { week: [], expected: [] }, refusal: 'PT400' },
    close_days: {
      parameters: { first_day: '2020-01-01', last_day: '2020-01-01', reason: 'x' },
      refusal: 'PT400',
    },
    reopen_day: { parameters: { day: '2020-01-01' } },
    save_bay: { parameters: { bay_id: 0, name: 'x' }, refusal: 'PT404' },
  },
};
