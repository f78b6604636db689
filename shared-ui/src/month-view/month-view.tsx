import { GregorianCalendar, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar, useCalendarGrid } from 'react-aria/useCalendar';
import { useCalendarState } from 'react-stately/useCalendarState';
import { Button } from '../button/button.tsx';
import type { MonthDay } from './month-day.ts';
import { MonthDayCell } from './month-day-cell.tsx';
import { MonthTable } from './month-style.ts';

export interface MonthViewProps {
  /** The accessible name of the table. */
  label: string;
  /** YYYY-MM. */
  month: string;
  onMonthChange: (month: string) => void;
  /** 2: the next month below this one, of which hardly a week is left. */
  months?: 1 | 2;
  /** By day, YYYY-MM-DD; a day that is not there is not known yet. */
  days: ReadonlyMap<string, MonthDay>;
  /** The chosen day, '' for none. */
  value: string;
  onChange: (day: string) => void;
  /** First and last day that can be chosen. */
  min: string;
  max: string;
  /** Full days can be chosen too. */
  takesFullDays?: boolean;
}

const locale = 'en-IN';
const createCalendar = () => new GregorianCalendar();
const monthOf = (day: string) => day.slice(0, 7);
/** Rows that two months have at most. */
const mostWeeks = 10;

function Month({
  label,
  month,
  onMonthChange,
  months = 1,
  days,
  value,
  onChange,
  min,
  max,
  takesFullDays = false,
}: MonthViewProps) {
  const [focused, setFocused] = useState('');
  const first = `${month}-01`;
  const last = monthOf(String(parseDate(first).add({ months: months - 1 })));
  const isShown = (day: string) => monthOf(day) >= month && monthOf(day) <= last;
  const current = [focused, value].find(isShown) ?? (first < min ? min : first);
  const state = useCalendarState({
    locale,
    createCalendar,
    firstDayOfWeek: 'mon',
    visibleDuration: { months },
    selectionAlignment: 'start',
    pageBehavior: 'single',
    value: value ? parseDate(value) : null,
    onChange: (day) => onChange(String(day)),
    minValue: parseDate(min),
    maxValue: parseDate(max),
    focusedValue: parseDate(current),
    onFocusChange(day) {
      setFocused(String(day));
      if (!isShown(String(day))) onMonthChange(monthOf(String(day)));
    },
    isDateUnavailable(day) {
      const known = days.get(String(day))?.state;
      return known === 'closed' || (known === 'full' && !takesFullDays);
    },
  });
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useCalendar(
    { 'aria-label': label },
    state,
  );
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: 'short', firstDayOfWeek: 'mon' },
    state,
  );
  const length = months === 1 ? weeksInMonth : mostWeeks;
  const weeks = Array.from({ length }, (_, week) => state.getDatesInWeek(week)).filter(
    // What has passed only takes room.
    (week) => String(week.at(-1)) >= min && monthOf(String(week[0])) <= last,
  );
  const { isDisabled: isFirst = false, onPress: showEarlier = () => {} } = prevButtonProps;
  const { isDisabled: isLast = false, onPress: showLater = () => {} } = nextButtonProps;
  return (
    <MonthTable {...calendarProps}>
      <div>
        <Button
          variant="quiet"
          icon={ChevronLeft}
          aria-label="Earlier month"
          isDisabled={isFirst}
          onPress={showEarlier as () => void}
        />
        <strong aria-live="polite">{title}</strong>
        <Button
          variant="quiet"
          icon={ChevronRight}
          aria-label="Later month"
          isDisabled={isLast}
          onPress={showLater as () => void}
        />
      </div>
      <table {...gridProps}>
        <thead {...headerProps}>
          <tr>
            {weekDays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={String(week[0])}>
              {week.map((day) => day && <MonthDayCell key={String(day)} {...{ day, state, days }} />)}
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        <li data-state="free">Free</li>
        <li data-state="nearly-full">Nearly full</li>
        <li data-state="full">Full</li>
        <li data-state="closed">Closed</li>
      </ul>
    </MonthTable>
  );
}

/** A month of days to choose from, each with what it takes: in words, colour and a mark. Arrow keys move by day and week. */
export const MonthView = (props: MonthViewProps) => (
  <I18nProvider locale={locale}>
    <Month {...props} />
  </I18nProvider>
);
