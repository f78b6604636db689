import { chapter, type Fault } from '../fault.ts';

export const payFaults: readonly Fault[] = [
  {
    area: 'hours and pay',
    name: 'A job is paid for its whole hours only',
    file: chapter('hours/pay_rules'),
    from: 'round(coalesce(p_minutes, 0) * p_hourly_rate / 60, 2)',
    to: 'round(coalesce(p_minutes, 0) / 60 * p_hourly_rate, 2)',
  },
  {
    area: 'hours and pay',
    name: 'A pay run leaves out the jobs that were completed on its last day',
    file: chapter('hours/pay_runs'),
    from: '(select (p_run.last_day + 1)::timestamp at time zone',
    to: '(select p_run.last_day::timestamp at time zone',
  },
  {
    area: 'hours and pay',
    name: 'A manager who is also a mechanic approves the run that pays them',
    file: chapter('hours/pay_runs'),
    from: 'where m.mechanic_id = b.manager_id or m.phone = b.phone',
    to: 'where m.mechanic_id = b.manager_id',
  },
  {
    area: 'hours and pay',
    name: 'A press of the clock counts from days ago, however late the device sends it',
    file: chapter('hours/clock'),
    from: "greatest(p_pressed,\n      clock_timestamp() - make_interval(hours => private.limit_of('clock_offline_hours')::int), l.free)",
    to: 'greatest(p_pressed, l.free)',
  },
  {
    area: 'hours and pay',
    name: "The bank's file pays whole rupees, without the paise",
    file: 'shared-data/src/hours/pay-runs/transfers-csv.ts',
    from: 'total.toFixed(2)',
    to: 'total.toFixed(0)',
  },
];
