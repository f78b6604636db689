import { useFreeDays } from '@pitlane/shared-data/plan';
import { MonthView } from '@pitlane/shared-ui/month-view';

interface FreeDaysProps {
  value: string;
  onChange: (day: string) => void;
  serviceIds: readonly number[];
}

/** What the days of a month take for these services. A press on one chooses it. */
export default function FreeDays({ value, onChange, serviceIds }: FreeDaysProps) {
  return <MonthView {...useFreeDays(value, serviceIds)} {...{ value, onChange }} label="Free days" />;
}
