import type { FunctionCaller } from '@pitlane/shared-data/client';
import { dayViews, getDayStates, slotOptions, useShownMonth } from '@pitlane/shared-data/plan';
import { DropOffTime } from '@pitlane/shared-ui/appointment';
import { MonthView } from '@pitlane/shared-ui/month-view';
import { useCallback } from 'react';
import { useLinkQuery } from '../../link-page/use-link-query.ts';

interface LinkFreeDaysProps {
  client: FunctionCaller;
  value: string;
  onChange: (day: string) => void;
  /** Of the work that is moved. */
  minutes: number;
}

/** What the days of a month take of this work, and the drop-off times of the chosen one. A press on a day chooses it. */
export function LinkFreeDays({ client, value, onChange, minutes }: LinkFreeDaysProps) {
  const { from, to, view } = useShownMonth(value);
  const read = useCallback(
    (signal: AbortSignal) => getDayStates(client, { from, to, minutes }, signal),
    [client, from, to, minutes],
  );
  const { data = [] } = useLinkQuery(read);
  const slots = data.find(({ day }) => day === value)?.slots ?? [];
  return (
    <>
      <MonthView {...view} {...{ value, onChange }} days={dayViews(data)} label="Free days" />
      <DropOffTime key={value} options={slotOptions(slots)} />
    </>
  );
}
