import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCountOf, todayInGarage } from '@pitlane/shared-data/formats';
import { useCloseDays } from '@pitlane/shared-data/garage';
import * as z from '@pitlane/shared-data/schema';
import { Button, Dialog, Grid } from '@pitlane/shared-ui/core';
import {
  Form,
  FormActions,
  FormDateField,
  FormTextField,
  setServerError,
  useLeaveGuard,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';

const schema = z.object({
  firstDay: z.string().check(z.minLength(1, 'Please select a day')),
  lastDay: z.string(),
  reason: z.string().check(z.trim(), z.minLength(1, 'Reason is required')),
});

const fieldNames: Record<string, 'firstDay' | 'lastDay' | 'reason'> = {
  first_day: 'firstDay',
  last_day: 'lastDay',
  reason: 'reason',
};

/** What was closed, and what stands booked on those days. */
function summary(days: number, requests: number): string {
  const closed = days === 0 ? 'The garage is closed then already' : `${formatCountOf(days, 'day')} closed`;
  if (requests === 0) return closed;
  return `${closed}. ${formatCountOf(requests, 'open request is', 'open requests are')} booked then.`;
}

export function CloseDaysDialog({ onClose }: { onClose: () => void }) {
  const closing = useCloseDays();
  const form = useZodForm({ schema, defaultValues: { firstDay: '', lastDay: '', reason: '' } });
  const today = todayInGarage();
  const submit = ({ firstDay, lastDay, reason }: z.output<typeof schema>) =>
    closing.mutate(
      { firstDay, lastDay: lastDay || firstDay, reason },
      {
        onSuccess: ({ days, open_requests }) => {
          notify.success(summary(days, open_requests));
          onClose();
        },
        onError: (error) =>
          setServerError(form, {
            field: fieldNames[error.field ?? ''],
            message: messageFor(error, 'Failed to close the days'),
          }),
      },
    );
  const { leave, question } = useLeaveGuard(form.formState.isDirty);
  const close = () => leave(onClose);
  return (
    <Dialog title="Close Days" isOpen isDismissable={!closing.isPending} onOpenChange={close}>
      {question}
      <Form form={form} label="Close days" onSubmit={submit}>
        <Grid>
          <FormDateField name="firstDay" label="First day" min={today} isRequired autoFocus />
          <FormDateField name="lastDay" label="Last day" description="Empty for one day" min={today} />
        </Grid>
        <FormTextField
          name="reason"
          label="Reason"
          description="Customers see it"
          isRequired
          autoComplete="off"
        />
        <FormActions>
          <Button isDisabled={closing.isPending} onPress={close}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isPending={closing.isPending} pendingLabel="Closing...">
            Close Days
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
