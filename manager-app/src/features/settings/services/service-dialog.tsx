import { type Service, useSaveService } from '@pitlane/shared-data/services';
import { Button, Dialog, Grid } from '@pitlane/shared-ui/core';
import {
  Form,
  FormActions,
  FormNumberField,
  FormSelect,
  FormTextArea,
  FormTextField,
  useLeaveGuard,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { ChangedDialog } from '../../../saving/changed-dialog.tsx';
import { useSave } from '../../../saving/use-save.ts';
import { categoryOptions, serviceFields } from './service-labels.ts';
import { formOf, serviceSchema } from './service-schema.ts';

interface ServiceDialogProps {
  /** The service to change; without one, a service is added. */
  service?: Service;
  onClose: () => void;
}

export function ServiceDialog({ service, onClose }: ServiceDialogProps) {
  const mutation = useSaveService();
  const form = useZodForm({ schema: serviceSchema, defaultValues: formOf(service) });
  const { save, conflict } = useSave({
    form,
    mutation,
    opened: service,
    send: (values, expected) => ({ ...values, expected }),
    fieldNames: {
      base_price: 'basePrice',
      estimated_duration: 'estimatedDuration',
      highest_price: 'highestPrice',
      shortest_duration: 'shortestDuration',
      longest_duration: 'longestDuration',
    },
    failure: 'Failed to save the service',
    onSaved: ({ name }) => {
      notify.success(service ? `${name} saved` : `${name} added`);
      onClose();
    },
  });
  const { leave, question } = useLeaveGuard(form.formState.isDirty);
  const close = () => leave(onClose);
  const title = service ? 'Change Service' : 'Add Service';
  return (
    <Dialog title={title} isOpen isDismissable={!mutation.isPending} onOpenChange={close}>
      {question}
      {conflict && <ChangedDialog subject="this service" fields={serviceFields} conflict={conflict} />}
      <Form form={form} label={title} onSubmit={save}>
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
            description={service ? 'For new bookings. What is booked keeps its price.' : undefined}
            isRequired
            hasSteppers={false}
            formatOptions={{ maximumFractionDigits: 2 }}
          />
          <FormNumberField
            name="estimatedDuration"
            label="Duration (minutes)"
            isRequired
            hasSteppers={false}
          />
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
        <FormActions>
          <Button isDisabled={mutation.isPending} onPress={close}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isPending={mutation.isPending} pendingLabel="Saving...">
            {service ? 'Save' : 'Add Service'}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
