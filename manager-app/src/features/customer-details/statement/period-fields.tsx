import type { Period } from '@pitlane/shared-data/invoices';
import { Button, Cluster, Grid, Stack } from '@pitlane/shared-ui/core';
import { DateField } from '@pitlane/shared-ui/forms';
import { useState } from 'react';
import { periodError, yearPeriod } from './statement-period.ts';

interface PeriodFieldsProps {
  period: Period;
  today: string;
  /** Called with valid periods only. */
  onChange: (period: Period) => void;
}

/** The days may be set in any order: until they are a period, they stay as entered. */
export function PeriodFields({ period, today, onChange }: PeriodFieldsProps) {
  const [entered, setEntered] = useState<Period | null>(null);
  const shown = entered ?? period;
  const change = (changed: Period) => {
    const isValid = !periodError(changed);
    setEntered(isValid ? null : changed);
    if (isValid) onChange(changed);
  };
  return (
    <Stack>
      <Cluster>
        <Button onPress={() => change(yearPeriod(today))}>This financial year</Button>
        <Button onPress={() => change(yearPeriod(today, 1))}>Last financial year</Button>
      </Cluster>
      <Grid>
        <DateField label="From" value={shown.from} onChange={(from) => change({ ...shown, from })} />
        <DateField
          label="To"
          value={shown.to}
          errorMessage={periodError(shown)}
          onChange={(to) => change({ ...shown, to })}
        />
      </Grid>
    </Stack>
  );
}
