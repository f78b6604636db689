import { addDays, formatDate, todayInGarage } from '@pitlane/shared-data/formats';
import { type ClosedDay, type OpeningHours, openingDaysQuery, weekdays } from '@pitlane/shared-data/garage';
import { DescriptionList, QueryView } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';

const shortTime = (time: string | null) => time?.slice(0, 5) ?? '';

function hoursOf({ opens, closes, break_from, break_to }: OpeningHours): string {
  if (!opens) return 'Closed';
  const pause = break_from ? `, break ${shortTime(break_from)}–${shortTime(break_to)}` : '';
  return `${shortTime(opens)}–${shortTime(closes)}${pause}`;
}

/** Consecutive days with the same hours, as one line. */
function linesOf(week: readonly OpeningHours[]) {
  const lines: { first: number; last: number; hours: string }[] = [];
  for (const day of week) {
    const hours = hoursOf(day);
    const previous = lines.at(-1);
    if (previous?.hours === hours) previous.last = day.weekday;
    else lines.push({ first: day.weekday, last: day.weekday, hours });
  }
  return lines.map(({ first, last, hours }) => ({
    label: [...new Set([first, last])].map((weekday) => weekdays[weekday - 1]).join(' to '),
    value: hours,
  }));
}

/** Days off in the next weeks. */
function DaysOff({ days }: { days: readonly ClosedDay[] }) {
  const soon = days.filter(({ day }) => day <= addDays(todayInGarage(), 60));
  if (soon.length === 0) return null;
  return <p>Also closed: {soon.map(({ day, reason }) => `${formatDate(day)} (${reason})`).join(', ')}</p>;
}

/** When the garage is open. */
export function GarageHours() {
  return (
    <QueryView query={useQuery(openingDaysQuery())} failure="Failed to load the opening hours">
      {({ week, closed_days }) => (
        <>
          <DescriptionList items={linesOf(week)} />
          <DaysOff days={closed_days} />
        </>
      )}
    </QueryView>
  );
}
