import { formatDuration, formatNearDay, formatTime } from '@pitlane/shared-data/formats';
import { type Attendance, type AttendanceDay, monthName } from '@pitlane/shared-data/hours';
import { type Column, DataTable, media, PaperSheet, space } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

/** A month fits one page. */
const Sheet = styled(PaperSheet)`
  @media ${media.print} {
    gap: ${space(2)};

    /* Before the heights that rows have on the screen. */
    &&& tbody > tr > * {
      block-size: 1.625rem;
      padding-block: 0;
    }

    [data-row-action] {
      text-decoration: none;
    }
  }
`;

const notesOf = ({ closed, absent, absence, ran_over }: AttendanceDay) =>
  [
    closed && `Closed: ${closed}`,
    absent && `Absent${absence ? `: ${absence}` : ''}`,
    ran_over && 'Past closing',
  ]
    .filter(Boolean)
    .join('. ');

const columns: Column<AttendanceDay>[] = [
  { id: 'day', header: 'Day', isRowHeader: true, isKey: true, cell: ({ day }) => formatNearDay(day) },
  { id: 'first', header: 'First', align: 'end', cell: ({ first }) => first && formatTime(first) },
  { id: 'last', header: 'Last', align: 'end', cell: ({ last }) => last && formatTime(last) },
  {
    id: 'clocked',
    header: 'Clocked',
    align: 'end',
    isKey: ({ minutes }) => minutes > 0,
    cell: ({ minutes }) => minutes > 0 && formatDuration(minutes),
  },
  {
    id: 'planned',
    header: 'Planned',
    align: 'end',
    cell: ({ planned_minutes }) => planned_minutes > 0 && formatDuration(planned_minutes),
  },
  { id: 'notes', header: 'Notes', isKey: (day) => notesOf(day) !== '', cell: notesOf },
];

interface AttendanceSheetProps {
  sheet: Attendance;
  isRefreshing: boolean;
  /** Opens what was clocked on a day. */
  onShowDay: (day: string) => void;
}

/** The sheet of a month, as it is printed. */
export const AttendanceSheet = ({ sheet, isRefreshing, onShowDay }: AttendanceSheetProps) => (
  <Sheet>
    <h2>{`${sheet.mechanic_name}, ${monthName(sheet.month)}`}</h2>
    <p>{`Clocked ${formatDuration(sheet.minutes)}, planned ${formatDuration(sheet.planned_minutes)}.`}</p>
    <DataTable
      label="Attendance"
      columns={columns}
      rows={sheet.days}
      rowKey={({ day }) => day}
      onRowAction={({ day }) => onShowDay(day)}
      isRefreshing={isRefreshing}
    />
  </Sheet>
);
