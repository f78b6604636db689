import { type CarType, carTypesQuery } from '@pitlane/shared-data/car-types';
import { todayInGarage } from '@pitlane/shared-data/formats';
import { sendForm } from '@pitlane/shared-data/forms';
import { type DeskCustomer, useAddVehicleFor } from '@pitlane/shared-data/front-desk';
import { deskVehicleSchema, type VehicleForm } from '@pitlane/shared-data/registration';
import { fuelLabels, fuelTypes, type VehicleDetails } from '@pitlane/shared-data/vehicles';
import { Grid, QueryView } from '@pitlane/shared-ui/core';
import {
  FormCarFields,
  FormDialog,
  FormNumberField,
  FormSelect,
  FormTextField,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const fuelOptions = fuelTypes.map((id) => ({ id, label: fuelLabels[id] }));

const empty: VehicleForm = {
  registration_number: '',
  brand: '',
  model: '',
  year: '',
  color: '',
  fuel_type: 'petrol',
  km_driven: null,
  vin: '',
};

const none: readonly CarType[] = [];

/** Adds a car of the customer's. Any car may come in: one that the catalogue lacks is typed. */
export function AddCarDialog({ customer, onClose }: { customer: DeskCustomer; onClose: () => void }) {
  const add = useAddVehicleFor();
  const catalogue = useQuery(carTypesQuery());
  const [schema] = useState(() => deskVehicleSchema(todayInGarage()));
  const form = useZodForm({ schema, defaultValues: empty });
  const submit = (vehicle: VehicleDetails) =>
    sendForm(
      add.mutateAsync({ customerId: customer.customer_id, vehicle }),
      'Failed to add the car',
      ({ registration_number }) => {
        notify.success(`${registration_number} added`);
        onClose();
      },
    );
  return (
    <FormDialog
      title={`Add car of ${customer.name}`}
      label="Add car"
      form={form}
      submitLabel="Add car"
      pendingLabel="Adding..."
      onSubmit={submit}
      onClose={onClose}
    >
      <Grid>
        <FormTextField<VehicleForm>
          name="registration_number"
          label="Registration number"
          hasCapitals
          autoComplete="off"
          spellCheck="false"
          isRequired
          autoFocus
        />
        <FormCarFields
          catalogue={catalogue.data ?? none}
          isPending={catalogue.isPending}
          otherLabel="Other make or model"
        />
        <FormTextField<VehicleForm>
          name="year"
          label="Year"
          inputMode="numeric"
          autoComplete="off"
          description="Empty if you do not know it"
        />
        <FormSelect<VehicleForm> name="fuel_type" label="Fuel type" options={fuelOptions} />
        <FormTextField<VehicleForm> name="color" label="Colour" />
        <FormNumberField<VehicleForm> name="km_driven" label="Kilometres" hasSteppers={false} />
        <FormTextField<VehicleForm> name="vin" label="VIN" autoComplete="off" spellCheck="false" />
      </Grid>
      <QueryView query={catalogue} failure="Failed to load brands and models" />
    </FormDialog>
  );
}
