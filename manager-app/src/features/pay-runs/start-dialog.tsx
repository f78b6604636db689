import { addDays, isDay, todayInGarage } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { firstMonthOf, nextPeriod, useStartPayRun } from '@pitlane/shared-data/pay-runs';
import { payPeriod } from '@pitlane/shared-data/pay-slips';
import * as z from '@pitlane/shared-data/schema';
import { Banner, Button, Grid } from '@pitlane/shared-ui/core';
import { FormDateField, FormDialog, useWatch, useZodForm } from '@pitlane/shared-ui/forms';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

const schema = z.object({ first_day: z.string(), last_day: z.string() }).check(
  z.byField(({ first_day: from, last_day: to }) => ({
    first_day: !isDay(from) && 'Please select a day',
    last_day: !isDay(to)
      ? 'Please select a day'
      : to < from
        ? 'The last day is before the first'
        : isDay(from) &&
          addDays(from, limits.payRunDays) <= to &&
          `Please choose a period of at most ${limits.payRunDays} days`,
  })),
);

const formOf = ({ from, to }: { from: string; to: string }) => ({ first_day: from, last_day: to });
const periodOf = ({ first_day: from, last_day: to }: z.output<typeof schema>) => ({ from, to });

interface StartDialogProps {
  /** The last day that an approved run covers. */
  paidUntil: string | null;
  onClose: () => void;
}

/** Says which days the run covers, and opens it. */
export function StartDialog({ paidUntil, onClose }: StartDialogProps) {
  const start = useStartPayRun();
  const navigate = useNavigate();
  const form = useZodForm({ schema, defaultValues: formOf(nextPeriod(todayInGarage(), paidUntil)) });
  const [from, to] = useWatch({ control: form.control, name: ['first_day', 'last_day'] });
  const firstMonth = isDay(from) && isDay(to) ? firstMonthOf({ from, to }) : undefined;
  const shorten = (period: { from: string; to: string }) => {
    form.setValue('first_day', period.from);
    form.setValue('last_day', period.to);
  };
  const { save } = useSave({
    send: (entered: z.output<typeof schema>) => start.mutateAsync(periodOf(entered)),
    failure: 'Failed to start the pay run',
    onSaved: ({ pay_run_id }) => {
      onClose();
      void navigate(paths.payRun(pay_run_id));
    },
  });
  return (
    <FormDialog
      title="Start Pay Run"
      form={form}
      submitLabel="Start"
      pendingLabel="Starting..."
      onSubmit={save}
      onClose={onClose}
    >
      <p>It has every unpaid job that was completed by the last day. Nobody is paid before it is approved.</p>
      <Grid>
        <FormDateField name="first_day" label="First day" isRequired />
        <FormDateField name="last_day" label="Last day" isRequired />
      </Grid>
      {firstMonth && (
        <Banner
          tone="warning"
          title="Longer than a month"
          action={
            <Button onPress={() => shorten(firstMonth)}>
              Only {payPeriod({ first_day: firstMonth.from, last_day: firstMonth.to })}
            </Button>
          }
        >
          <p>The next run begins on the day after this one, so it can be split without leaving out a day.</p>
        </Banner>
      )}
    </FormDialog>
  );
}
