import type { Period } from '@pitlane/shared-data/invoices';
import { Button, Cluster, Grid, Stack } from '@pitlane/shared-ui/core';
import { DateField } from '@pitlane/shared-ui/forms';
import { periodError, yearPeriod } from '../../../period/period.ts';
import { useEnteredPeriod } from '../../../period/use-entered-period.ts';

interface PeriodFieldsProps {
  period: Period;
  today: string;
  /** Called with valid periods only. */
  onChange: (period: Period) => void;
}

/** Two days, and buttons for the usual pairs. */
export function PeriodFields({ period, today, onChange }: PeriodFieldsProps) {
  const { entered, setEntered } = useEnteredPeriod(period, onChange);
  return (
    <Stack>
      <Cluster>
        <Button onPress={() => setEntered(yearPeriod(today))}>This financial year</Button>
        <Button onPress={() => setEntered(yearPeriod(today, 1))}>Last financial year</Button>
      </Cluster>
      <Grid>
        <DateField label="From" value={entered.from} onChange={(from) => setEntered({ ...entered, from })} />
        <DateField
          label="To"
          value={entered.to}
          errorMessage={periodError(entered)}
          onChange={(to) => setEntered({ ...entered, to })}
        />
      </Grid>
    </Stack>
  );
}
