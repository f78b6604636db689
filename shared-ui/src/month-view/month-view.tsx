import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { MonthTable } from './month-style.ts';
import { addDays, addMonths, monthOf, weeksOf } from './month-weeks.ts';

export interface MonthDay {
  /** free days have no mark of their own. */
  state: 'free' | 'nearly-full' | 'full' | 'closed';
  /** In words, such as "Closed: Festival". */
  note: string;
}

export interface MonthViewProps {
  /** The accessible name of the table. */
  label: string;
  /** YYYY-MM. */
  month: string;
  onMonthChange: (month: string) => void;
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

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' });
const monthFormat = format({ month: 'long', year: 'numeric' });
const dayFormat = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const focusOn = (table: HTMLElement | null, day: string) =>
  table?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();

/** A month of days to choose from, each with what it takes: in words, colour and a mark. Arrow keys move by day and week. */
export function MonthView({
  label,
  month,
  onMonthChange,
  days,
  value,
  onChange,
  min,
  max,
  takesFullDays = false,
}: MonthViewProps) {
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string>();
  const leftByKey = useRef<string>(undefined);
  useEffect(() => {
    if (leftByKey.current && monthOf(leftByKey.current) === month) focusOn(table.current, leftByKey.current);
    leftByKey.current = undefined;
  }, [month]);
  // What has passed only takes room.
  const weeks = weeksOf(month).filter(([, , , , , , sunday = '']) => sunday >= min);
  const inMonth = (day: string | undefined) => day !== undefined && monthOf(day) === month;
  const first = `${month}-01`;
  const fallback = first < min && monthOf(min) === month ? min : first;
  // One day of the month can be reached with Tab, the others from it with the arrow keys.
  const current = [focused, value].find(inMonth) ?? fallback;

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = addDays(current, step);
    if (next < min || next > max) return;
    setFocused(next);
    if (inMonth(next)) focusOn(table.current, next);
    else {
      leftByKey.current = next;
      onMonthChange(monthOf(next));
    }
  };

  return (
    <MonthTable>
      <div>
        <Button
          variant="quiet"
          icon={ChevronLeft}
          aria-label="Earlier month"
          isDisabled={month <= monthOf(min)}
          onPress={() => onMonthChange(addMonths(month, -1))}
        />
        <strong aria-live="polite">{monthFormat.format(new Date(`${first}T00:00:00Z`))}</strong>
        <Button
          variant="quiet"
          icon={ChevronRight}
          aria-label="Later month"
          isDisabled={month >= monthOf(max)}
          onPress={() => onMonthChange(addMonths(month, 1))}
        />
      </div>
      <table ref={table} aria-label={label}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                if (!inMonth(day)) return <td key={day} />;
                const known = days.get(day);
                const isOut = day < min || day > max || known?.state === 'closed';
                const isRefused = isOut || (known?.state === 'full' && !takesFullDays);
                return (
                  <td key={day}>
                    <button
                      type="button"
                      data-day={day}
                      data-state={day < min || day > max ? 'out' : known?.state}
                      aria-pressed={day === value}
                      aria-disabled={isRefused || undefined}
                      tabIndex={day === current ? 0 : -1}
                      onKeyDown={move}
                      onFocus={() => setFocused(day)}
                      onClick={() => isRefused || onChange(day)}
                    >
                      <span aria-hidden="true">{Number(day.slice(8))}</span>
                      <VisuallyHidden>
                        {`${dayFormat.format(new Date(`${day}T00:00:00Z`))}${known ? `, ${known.note}` : ''}`}
                      </VisuallyHidden>
                    </button>
                  </td>
                );
              })}
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
