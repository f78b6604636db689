import { addDays, isDay, todayInGarage } from '@pitlane/shared-data/formats';
import { sendForm } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { firstMonthOf, nextPeriod, useStartPayRun } from '@pitlane/shared-data/pay-runs';
import { payPeriod } from '@pitlane/shared-data/pay-slips';
import { Banner, Button, Grid } from '@pitlane/shared-ui/core';
import { DateField, PlainFormDialog } from '@pitlane/shared-ui/forms';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

const checkPeriod = ({ from, to }: { from: string; to: string }) => ({
  first_day: !isDay(from) && 'Please select a day',
  last_day: !isDay(to)
    ? 'Please select a day'
    : to < from
      ? 'The last day is before the first'
      : isDay(from) &&
        addDays(from, limits.payRunDays) <= to &&
        `Please choose a period of at most ${limits.payRunDays} days`,
});

interface StartDialogProps {
  /** The last day that an approved run covers. */
  paidUntil: string | null;
  onClose: () => void;
}

/** Says which days the run covers, and opens it. */
export function StartDialog({ paidUntil, onClose }: StartDialogProps) {
  const start = useStartPayRun();
  const navigate = useNavigate();
  const [period, setPeriod] = useState(() => nextPeriod(todayInGarage(), paidUntil));
  const isPeriod = isDay(period.from) && isDay(period.to);
  const firstMonth = isPeriod ? firstMonthOf(period) : undefined;
  return (
    <PlainFormDialog<'first_day' | 'last_day'>
      title="Start Pay Run"
      check={() => checkPeriod(period)}
      submitLabel="Start"
      pendingLabel="Starting..."
      onSubmit={() =>
        sendForm(start.mutateAsync(period), 'Failed to start the pay run', ({ pay_run_id }) => {
          onClose();
          void navigate(paths.payRun(pay_run_id));
        })
      }
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>
            It has every unpaid job that was completed by the last day. Nobody is paid before it is approved.
          </p>
          <Grid>
            <DateField
              {...field('first_day')}
              label="First day"
              isRequired
              value={period.from}
              onChange={(from) => {
                field('first_day').onChange();
                setPeriod({ ...period, from });
              }}
            />
            <DateField
              {...field('last_day')}
              label="Last day"
              isRequired
              value={period.to}
              onChange={(to) => {
                field('last_day').onChange();
                setPeriod({ ...period, to });
              }}
            />
          </Grid>
          {firstMonth && (
            <Banner
              tone="warning"
              title="Longer than a month"
              action={
                <Button onPress={() => setPeriod(firstMonth)}>
                  Only {payPeriod({ first_day: firstMonth.from, last_day: firstMonth.to })}
                </Button>
              }
            >
              <p>
                The next run begins on the day after this one, so it can be split without leaving out a day.
              </p>
            </Banner>
          )}
        </>
      )}
    </PlainFormDialog>
  );
}
