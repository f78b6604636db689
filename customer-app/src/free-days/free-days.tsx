import { type DayWork, useFreeDays } from '@pitlane/shared-data/plan';
import { MonthView } from '@pitlane/shared-ui/month-view';

interface FreeDaysProps extends DayWork {
  value: string;
  onChange: (day: string) => void;
}

/** What the days of a month take for this work. A press on one chooses it. */
export default function FreeDays({ value, onChange, ...work }: FreeDaysProps) {
  return <MonthView {...useFreeDays(value, work)} {...{ value, onChange }} label="Free days" />;
}
