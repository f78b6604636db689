import { formatCountOf, todayInGarage } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import { useCloseDays } from '@pitlane/shared-data/garage';
import * as z from '@pitlane/shared-data/schema';
import { Grid } from '@pitlane/shared-ui/core';
import { FormDateField, FormDialog, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';

const schema = z.object({
  firstDay: z.string().check(z.minLength(1, 'Please select a day')),
  lastDay: z.string(),
  reason: z.string().check(z.trim(), z.minLength(1, 'Reason is required')),
});

/** What was closed, and the bookings on those days. */
function summary(days: number, requests: number): string {
  const closed = days === 0 ? 'The garage is already closed then' : `${formatCountOf(days, 'day')} closed`;
  if (requests === 0) return closed;
  return `${closed}. ${formatCountOf(requests, 'open request is', 'open requests are')} booked then.`;
}

export function CloseDaysDialog({ onClose }: { onClose: () => void }) {
  const closing = useCloseDays();
  const form = useZodForm({ schema, defaultValues: { firstDay: '', lastDay: '', reason: '' } });
  const today = todayInGarage();
  const { save } = useSave({
    send: ({ firstDay, lastDay, reason }: z.output<typeof schema>) =>
      closing.mutateAsync({ firstDay, lastDay: lastDay || firstDay, reason }),
    failure: 'Failed to close the days',
    onSaved: ({ days, open_requests }) => {
      notify.success(summary(days, open_requests));
      onClose();
    },
  });
  return (
    <FormDialog
      title="Close Days"
      label="Close days"
      form={form}
      submitLabel="Close Days"
      pendingLabel="Closing..."
      onSubmit={save}
      onClose={onClose}
    >
      <Grid>
        <FormDateField name="firstDay" label="First day" min={today} isRequired autoFocus />
        <FormDateField name="lastDay" label="Last day" description="Leave empty for one day" min={today} />
      </Grid>
      <FormTextField
        name="reason"
        label="Reason"
        description="Customers see it"
        isRequired
        autoComplete="off"
      />
    </FormDialog>
  );
}
