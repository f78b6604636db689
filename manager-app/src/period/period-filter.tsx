import type { Period } from '@pitlane/shared-data/invoices';
import { DateField } from '@pitlane/shared-ui/forms';
import { periodError } from './period.ts';
import { useEnteredPeriod } from './use-entered-period.ts';

interface PeriodFilterProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** Two date fields, whose days are passed on once they are a period. */
export function PeriodFilter({ period, onChange }: PeriodFilterProps) {
  const { entered, setEntered } = useEnteredPeriod(period, onChange);
  return (
    <>
      <DateField label="From" value={entered.from} onChange={(from) => setEntered({ ...entered, from })} />
      <DateField
        label="To"
        value={entered.to}
        errorMessage={periodError(entered)}
        onChange={(to) => setEntered({ ...entered, to })}
      />
    </>
  );
}
