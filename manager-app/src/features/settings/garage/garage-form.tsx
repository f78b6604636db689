import { currentOf, useSave } from '@pitlane/shared-data/forms';
import { type GarageSettings, useSaveGarage } from '@pitlane/shared-data/garage';
import type * as z from '@pitlane/shared-data/schema';
import { Button, Grid, Section, Stack } from '@pitlane/shared-ui/core';
import {
  ChangedDialog,
  Form,
  FormActions,
  FormCheckbox,
  FormNumberField,
  FormSelect,
  FormTextArea,
  FormTextField,
  useLeaveGuard,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { hourOptions } from '../hour-options.ts';
import { DiagnosisSection } from './diagnosis-section.tsx';
import { garageFields, stateOptions } from './garage-fields.ts';
import { formOf, garageSchema, settingsOf } from './garage-schema.ts';
import { PriceSection } from './price-section.tsx';

export function GarageForm({ garage }: { garage: GarageSettings }) {
  // A refetch must not change what the form is compared with.
  const [opened, setOpened] = useState(garage);
  const mutation = useSaveGarage();
  const form = useZodForm({ schema: garageSchema, defaultValues: formOf(opened) });
  const { save, conflict } = useSave({
    opened,
    send: (values: z.output<typeof garageSchema>, { expected }) =>
      mutation.mutateAsync({ values: settingsOf(values), expected }),
    current: currentOf('save_garage'),
    failure: 'Failed to save the garage',
    onSaved: (saved) => {
      setOpened(saved);
      form.reset(formOf(saved));
      notify.success('Garage saved');
    },
  });
  const { question } = useLeaveGuard(form.formState.isDirty);
  return (
    <>
      {question}
      <Form form={form} label="Garage" onSubmit={save}>
        <ChangedDialog subject="the garage" fields={garageFields} conflict={conflict} />
        <Stack gap={8}>
          <Section
            title="Name and contact"
            description="Name and contact are shown to customers and visitors."
          >
            <FormTextField name="name" label="Name" isRequired autoComplete="organization" />
            <FormTextArea name="address" label="Address" />
            <Grid>
              <FormTextField name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="off" />
              <FormTextField name="email" label="Email" type="email" inputMode="email" autoComplete="off" />
            </Grid>
          </Section>
          <Section title="Tax" description="Leave the GSTIN empty if the garage is not registered for GST.">
            <Grid>
              <FormSelect name="state_code" label="State" options={stateOptions} />
              <FormTextField
                name="tax_number"
                label="GSTIN"
                description="15 characters, beginning with the code of the state"
                autoComplete="off"
                spellCheck={false}
              />
            </Grid>
          </Section>
          <Section title="Payment details" description="How customers pay by UPI or bank transfer.">
            <FormTextField
              name="upi_id"
              label="UPI ID"
              description="Such as garage@bank"
              autoComplete="off"
              spellCheck={false}
            />
            <Grid>
              <FormTextField
                name="bank_account"
                label="Account number"
                inputMode="numeric"
                autoComplete="off"
              />
              <FormTextField
                name="ifsc"
                label="IFSC"
                description="Such as HDFC0001234"
                autoComplete="off"
                spellCheck={false}
              />
            </Grid>
          </Section>
          <Section title="Costs and appointments">
            <FormNumberField
              name="cost_tolerance"
              label="Tolerance (%)"
              description="A final cost that exceeds the approved estimate by more is marked for managers"
              isRequired
              minValue={0}
              maxValue={100}
              hasSteppers={false}
              formatOptions={{ maximumFractionDigits: 2 }}
            />
            <FormSelect
              name="change_cutoff_hour"
              label="Customers may move or cancel until"
              description="The hour of the evening before the appointment"
              options={hourOptions}
            />
            <FormCheckbox
              name="mechanics_send_estimates"
              label="Mechanics may send the estimates of their own jobs"
            />
          </Section>
          <PriceSection />
          <DiagnosisSection />
        </Stack>
        <FormActions>
          <Button type="submit" variant="primary" isPending={mutation.isPending} pendingLabel="Saving...">
            Save
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
