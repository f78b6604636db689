import { chapter, type Fault } from '../fault.ts';

export const bookingFaults: readonly Fault[] = [
  {
    area: 'booking and capacity',
    name: 'Customers cancel and move until the evening of the appointment itself, not of the day before',
    file: chapter('plan/cancel_and_move'),
    from: '::date - 1 + make_time(g.change_cutoff_hour, 0, 0)',
    to: '::date + make_time(g.change_cutoff_hour, 0, 0)',
  },
  {
    area: 'booking and capacity',
    name: 'A cancelled booking still takes its drop-off time',
    file: chapter('plan/drop_off_slots'),
    from: "and r.drop_off = s.slot\n      and r.status <> 'cancelled'",
    to: 'and r.drop_off = s.slot',
  },
  {
    area: 'booking and capacity',
    name: 'A mechanic who is absent in the morning is planned for the morning, and not for the afternoon',
    file: chapter('plan/capacity'),
    from: "bool_or(b.part in ('day', 'morning')) as morning,\n      bool_or(b.part in ('day', 'afternoon')) as afternoon",
    to: "bool_or(b.part in ('day', 'afternoon')) as morning,\n      bool_or(b.part in ('day', 'morning')) as afternoon",
  },
  {
    area: 'booking and capacity',
    name: 'Two customers who book the last place of a day at once both get it',
    file: chapter('plan/capacity'),
    from: '  for work in select w.day from private.work_days(p_day, needed) w order by w.day loop\n    perform private.lock_day(work.day);\n  end loop;\n',
    to: '',
  },
  {
    area: 'booking and capacity',
    name: "A request that moves to another day keeps its place in the old day's schedule",
    file: chapter('plan/cancel_and_move'),
    from: 'planned_start = case when is_there then r.planned_start end',
    to: 'planned_start = r.planned_start',
  },
];
