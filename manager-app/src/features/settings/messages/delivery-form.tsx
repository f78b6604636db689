import { currentOf, useSave } from '@pitlane/shared-data/forms';
import { type MessageSettings, useSaveMessageSettings } from '@pitlane/shared-data/messages';
import type * as z from '@pitlane/shared-data/schema';
import { Button, Grid } from '@pitlane/shared-ui/core';
import {
  ChangedDialog,
  Form,
  FormActions,
  FormCheckbox,
  FormNumberField,
  FormSelect,
  useLeaveGuard,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { hourOptions } from '../hour-options.ts';
import { ChannelSelect } from './channel-select.tsx';
import {
  deliveryFields,
  deliverySchema,
  fewestDays,
  formOf,
  mostDays,
  settingsOf,
} from './delivery-fields.ts';

export function DeliveryForm({ settings }: { settings: MessageSettings }) {
  // A refetch must not change what the form is compared with.
  const [opened, setOpened] = useState(settings);
  const mutation = useSaveMessageSettings();
  const form = useZodForm({ schema: deliverySchema, defaultValues: formOf(opened) });
  const { save, conflict } = useSave({
    opened,
    send: (values: z.output<typeof deliverySchema>, { expected }) =>
      mutation.mutateAsync({ values: settingsOf(values), expected }),
    fieldNames: { channels: 'first' },
    current: currentOf('save_message_settings'),
    failure: 'Failed to save the delivery',
    onSaved: (saved) => {
      setOpened(saved);
      form.reset(formOf(saved));
      notify.success('Delivery saved');
    },
  });
  const { question } = useLeaveGuard(form.formState.isDirty);
  return (
    <>
      {question}
      <Form form={form} label="Delivery" onSubmit={save}>
        <ChangedDialog subject="the delivery" fields={deliveryFields} conflict={conflict} />
        <Grid>
          <ChannelSelect name="first" label="First channel" settings={settings} />
          <ChannelSelect name="second" label="Second channel" settings={settings} />
          <ChannelSelect name="third" label="Third channel" settings={settings} />
        </Grid>
        <Grid>
          <FormSelect
            name="quiet_from"
            label="Quiet from"
            description="No SMS or WhatsApp message in these hours"
            options={hourOptions}
          />
          <FormSelect
            name="quiet_until"
            label="Quiet until"
            description="For no quiet hours, choose the same hour twice"
            options={hourOptions}
          />
          <FormSelect
            name="reminder_hour"
            label="Reminders at"
            description="The day before the appointment"
            options={hourOptions}
          />
          <FormNumberField
            name="deferred_days"
            label="Deferred after (days)"
            description="Counted from the customer's no, or from the estimate that was not answered. Messages go 14 and 3 days before."
            isRequired
            minValue={fewestDays}
            maxValue={mostDays}
            hasSteppers={false}
          />
        </Grid>
        <FormCheckbox name="attach_invoice" label="Attach the PDF of an invoice to its mail" />
        <FormActions>
          <Button type="submit" variant="primary" isPending={mutation.isPending} pendingLabel="Saving...">
            Save Delivery
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
