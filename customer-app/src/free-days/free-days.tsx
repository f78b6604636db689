import { type DayWork, slotOptions, useFreeDays } from '@pitlane/shared-data/plan';
import { DropOffTime } from '@pitlane/shared-ui/appointment';
import { MonthView } from '@pitlane/shared-ui/month-view';

interface FreeDaysProps extends DayWork {
  value: string;
  onChange: (day: string) => void;
}

/** What the days of a month take for this work, and of a move the drop-off times. A press on a day chooses it. */
export default function FreeDays({ value, onChange, ...work }: FreeDaysProps) {
  const { view, slots } = useFreeDays(value, work);
  return (
    <>
      <MonthView {...view} {...{ value, onChange }} label="Free days" />
      {work.requestIds && <DropOffTime key={value} options={slotOptions(slots)} />}
    </>
  );
}
