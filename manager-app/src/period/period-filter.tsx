import type { Period } from '@pitlane/shared-data/invoices';
import { DateField } from '@pitlane/shared-ui/forms';
import { periodError } from './period.ts';
import { useEnteredPeriod } from './use-entered-period.ts';

interface PeriodFilterProps {
  period: Period;
  onChange: (period: Period) => void;
  /** How many it may have; default: 1. */
  years?: number;
}

/** Two date fields, whose days are passed on once they are a period. */
export function PeriodFilter({ period, onChange, years }: PeriodFilterProps) {
  const { entered, setEntered } = useEnteredPeriod(period, onChange, years);
  return (
    <>
      <DateField label="From" value={entered.from} onChange={(from) => setEntered({ ...entered, from })} />
      <DateField
        label="To"
        value={entered.to}
        errorMessage={periodError(entered, years)}
        onChange={(to) => setEntered({ ...entered, to })}
      />
    </>
  );
}
