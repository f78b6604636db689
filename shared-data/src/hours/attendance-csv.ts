import { csvHead, csvLine, textCell } from '../foundation/csv/csv.ts';
import { localTime } from './entry-words.ts';
import type { Attendance } from './hours-answers.ts';

const columns = [
  'Mechanic',
  'Day',
  'First',
  'Last',
  'Minutes',
  'Planned Minutes',
  'Closed',
  'Absent',
  'Past Closing',
];

/** 16:30 on the garage's clock. */
const clockTime = (moment: string | null) => (moment ? localTime(moment).slice('YYYY-MM-DDT'.length) : '');

/** A line for each day of the month. */
export const attendanceCsv = ({ mechanic_name, days }: Attendance): string =>
  csvHead(columns) +
  days
    .map(({ day, first, last, minutes, planned_minutes, closed, absent, absence, ran_over }) =>
      csvLine([
        textCell(mechanic_name),
        day,
        clockTime(first),
        clockTime(last),
        String(minutes),
        String(planned_minutes),
        textCell(closed ?? ''),
        textCell(absent ? (absence ?? 'Yes') : ''),
        ran_over ? 'Yes' : '',
      ]),
    )
    .join('');

export const attendanceFileName = ({ month, mechanic_name }: Attendance): string =>
  `attendance-${month.slice(0, 7)}-${mechanic_name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.csv`;
