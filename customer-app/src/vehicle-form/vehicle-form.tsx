import { DataError } from '@pitlane/shared-data/data-error';
import { useDraft } from '@pitlane/shared-data/draft';
import { todayInGarage } from '@pitlane/shared-data/formats';
import { type VehicleForm as VehicleFormValues, vehicleSchema } from '@pitlane/shared-data/registration';
import { plateWithZeros, type VehicleDetails } from '@pitlane/shared-data/vehicles';
import { Button, Grid, LinkButton, Section, Stack } from '@pitlane/shared-ui/core';
import {
  Form,
  FormActions,
  FormDateField,
  FormNumberField,
  FormPlateField,
  FormSelect,
  FormTextField,
  setServerError,
  useLeaveGuard,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { useState } from 'react';
import { KeptNotice, Restartable } from '../draft/kept-notice.tsx';
import { CarFields } from './car-fields.tsx';
import { AutosaveVehicle, vehicleDrafts } from './vehicle-draft.tsx';
import { fuelTypeOptions, yearOptions } from './vehicle-form-options.ts';
import { yearOf } from './year-of.ts';

interface VehicleFormProps {
  /** The form's accessible name. */
  label: string;
  values: VehicleFormValues;
  /** The vehicle's id, or `newVehicle`: what was typed survives a reload and a session that runs out. */
  draftOf: number;
  submitLabel: string;
  pendingLabel: string;
  cancelHref: string;
  /** Rejects with a DataError; its field, if any, is marked. */
  save: (details: VehicleDetails) => Promise<unknown>;
  /** What was typed before a reload is given up. */
  onStartOver?: () => void;
}

const isFieldOf = (values: VehicleFormValues, name: string | undefined): name is keyof VehicleFormValues =>
  name !== undefined && name in values;

/** Used to add and to edit a vehicle. */
export const VehicleForm = (props: VehicleFormProps) => (
  <Restartable>{(restart) => <Vehicle {...props} onRestart={restart} />}</Restartable>
);

function Vehicle({ onRestart, ...props }: VehicleFormProps & { onRestart: () => void }) {
  const { label, values, draftOf, submitLabel, pendingLabel, cancelHref, save, onStartOver } = props;
  const [today] = useState(() => todayInGarage());
  const [schema] = useState(() => vehicleSchema(today));
  const { opened, isKept, keep, discard } = useDraft(vehicleDrafts, draftOf, () => values);
  const form = useZodForm({ schema, defaultValues: opened });
  const { isDirty, isSubmitting } = form.formState;
  const { question } = useLeaveGuard((isDirty || isKept) && !isSubmitting);
  const submit = async (details: VehicleDetails) => {
    try {
      await save(details);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      if (isFieldOf(values, error.field))
        setServerError(form, { field: error.field, message: error.message });
    }
  };
  return (
    <Form form={form} onSubmit={submit} label={label}>
      <AutosaveVehicle keep={keep} />
      {question}
      {isKept && (
        <KeptNotice
          onStartOver={() => {
            discard();
            onStartOver?.();
            onRestart();
          }}
        />
      )}
      <Stack gap={8}>
        <Section title="Vehicle">
          <Grid>
            <FormPlateField description="As on the number plate" isRequired suggest={plateWithZeros} />
            <CarFields />
            <FormSelect<VehicleFormValues>
              name="year"
              label="Year"
              placeholder="Choose a year"
              options={yearOptions(yearOf(today), String(values.year))}
              isRequired
            />
            <FormTextField<VehicleFormValues> name="color" label="Colour" />
            <FormSelect<VehicleFormValues> name="fuel_type" label="Fuel type" options={fuelTypeOptions} />
            <FormNumberField<VehicleFormValues>
              name="km_driven"
              label="Kilometres"
              inputMode="numeric"
              hasSteppers={false}
            />
          </Grid>
        </Section>
        <Section title="Documents and service" description="Optional. You can add these later.">
          <Grid>
            <FormTextField<VehicleFormValues>
              name="vin"
              label="VIN"
              description="17 characters"
              autoComplete="off"
              spellCheck="false"
            />
            <FormTextField<VehicleFormValues>
              name="engine_number"
              label="Engine number"
              autoComplete="off"
              spellCheck="false"
            />
            <FormTextField<VehicleFormValues>
              name="chassis_number"
              label="Chassis number"
              autoComplete="off"
              spellCheck="false"
            />
            <FormDateField<VehicleFormValues>
              name="last_oil_change"
              label="Last oil change date"
              max={today}
            />
          </Grid>
        </Section>
      </Stack>
      <FormActions>
        <LinkButton href={cancelHref}>Cancel</LinkButton>
        <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
      </FormActions>
    </Form>
  );
}
