import type { CalendarDate } from '@internationalized/date';
import { useRef } from 'react';
import { useCalendarCell } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { MonthDay } from './month-day.ts';

interface MonthDayCellProps {
  day: CalendarDate;
  state: CalendarState;
  days: ReadonlyMap<string, MonthDay>;
}

/** A day of a month; empty for one of its neighbours. */
export function MonthDayCell({ day, state, days }: MonthDayCellProps) {
  const button = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, isDisabled, isOutsideVisibleRange, formattedDate } = useCalendarCell(
    { date: day },
    state,
    button,
  );
  const known = days.get(String(day));
  if (isOutsideVisibleRange) return <td {...cellProps} />;
  return (
    <td {...cellProps}>
      <div
        {...buttonProps}
        {...{ 'aria-label': `${buttonProps['aria-label']}${known ? `, ${known.note}` : ''}` }}
        ref={button}
        data-day={String(day)}
        data-state={isDisabled ? 'out' : known?.state}
      >
        {formattedDate}
      </div>
    </td>
  );
}
