import { todayInGarage } from '@pitlane/shared-data/formats';
import { sendForm } from '@pitlane/shared-data/forms';
import { type DeskCustomer, useAddVehicleFor } from '@pitlane/shared-data/front-desk';
import { type VehicleForm, vehicleSchema } from '@pitlane/shared-data/registration';
import { fuelLabels, fuelTypes, type VehicleDetails } from '@pitlane/shared-data/vehicles';
import { Grid } from '@pitlane/shared-ui/core';
import { FormDialog, FormNumberField, FormSelect, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
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

/** Adds a car of the customer's; brand and model are free text, because any car may come in. */
export function AddCarDialog({ customer, onClose }: { customer: DeskCustomer; onClose: () => void }) {
  const add = useAddVehicleFor();
  const [schema] = useState(() => vehicleSchema(todayInGarage()));
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
        <FormTextField<VehicleForm> name="brand" label="Brand" autoComplete="off" isRequired />
        <FormTextField<VehicleForm> name="model" label="Model" autoComplete="off" isRequired />
        <FormTextField<VehicleForm>
          name="year"
          label="Year"
          inputMode="numeric"
          autoComplete="off"
          isRequired
        />
        <FormSelect<VehicleForm> name="fuel_type" label="Fuel type" options={fuelOptions} />
        <FormTextField<VehicleForm> name="color" label="Colour" />
        <FormNumberField<VehicleForm> name="km_driven" label="Kilometres" hasSteppers={false} />
        <FormTextField<VehicleForm> name="vin" label="VIN" autoComplete="off" spellCheck="false" />
      </Grid>
    </FormDialog>
  );
}
