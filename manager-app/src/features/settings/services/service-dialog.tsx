import { currentOf, useSave } from '@pitlane/shared-data/forms';
import type * as z from '@pitlane/shared-data/schema';
import { type Service, useSaveService } from '@pitlane/shared-data/services';
import { Grid } from '@pitlane/shared-ui/core';
import {
  ChangedDialog,
  FormDialog,
  FormNumberField,
  FormSelect,
  FormTextArea,
  FormTextField,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { categoryOptions, serviceFields } from './service-labels.ts';
import { formOf, serviceSchema } from './service-schema.ts';

interface ServiceDialogProps {
  /** The service to change; without one, a service is added. */
  service?: Service;
  /** Its duration as proposed, in minutes, to be saved or changed. */
  duration?: number | undefined;
  onClose: () => void;
}

export function ServiceDialog({ service, duration, onClose }: ServiceDialogProps) {
  const mutation = useSaveService();
  const form = useZodForm({ schema: serviceSchema, defaultValues: formOf(service, duration) });
  const { save, conflict } = useSave({
    opened: service,
    send: (values: z.output<typeof serviceSchema>, { expected }) =>
      mutation.mutateAsync({ ...values, expected }),
    current: currentOf('save_service'),
    failure: 'Failed to save the service',
    onSaved: ({ name }) => {
      notify.success(service ? `${name} saved` : `${name} added`);
      onClose();
    },
  });
  const title = service ? 'Change Service' : 'Add Service';
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={service ? 'Save' : 'Add Service'}
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <ChangedDialog subject="this service" fields={serviceFields} conflict={conflict} />

      <FormTextField name="name" label="Name" isRequired autoFocus autoComplete="off" />
      <FormTextArea
        name="description"
        label="Description"
        description="What customers read before they book"
      />
      <Grid>
        <FormSelect name="category" label="Category" options={categoryOptions} isRequired />
        <FormNumberField
          name="basePrice"
          label="Price (₹)"
          description={service ? 'For new bookings. Existing bookings keep their price.' : undefined}
          isRequired
          hasSteppers={false}
          formatOptions={{ maximumFractionDigits: 2 }}
        />
        <FormNumberField name="estimatedDuration" label="Duration (minutes)" isRequired hasSteppers={false} />
        <FormNumberField
          name="highestPrice"
          label="Highest price (₹)"
          description="Where the price depends on the car"
          hasSteppers={false}
          formatOptions={{ maximumFractionDigits: 2 }}
        />
        <FormNumberField name="shortestDuration" label="Shortest (minutes)" hasSteppers={false} />
        <FormNumberField name="longestDuration" label="Longest (minutes)" hasSteppers={false} />
      </Grid>
    </FormDialog>
  );
}
