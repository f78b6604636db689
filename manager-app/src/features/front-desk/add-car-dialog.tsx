import { messageFor } from '@pitlane/shared-data/data-error';
import { todayInGarage } from '@pitlane/shared-data/formats';
import { type DeskCustomer, useAddVehicleFor } from '@pitlane/shared-data/front-desk';
import { type VehicleForm, vehicleSchema } from '@pitlane/shared-data/registration';
import { fuelLabels, fuelTypes, type VehicleDetails } from '@pitlane/shared-data/vehicles';
import { Button, Dialog, Grid } from '@pitlane/shared-ui/core';
import {
  Form,
  FormActions,
  FormNumberField,
  FormSelect,
  FormTextField,
  setServerError,
  useZodForm,
} from '@pitlane/shared-ui/forms';
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

const isField = (name: string | undefined): name is keyof VehicleForm => name !== undefined && name in empty;

/** Adds a car of the customer's; brand and model are free text, because any car may come in. */
export function AddCarDialog({ customer, onClose }: { customer: DeskCustomer; onClose: () => void }) {
  const add = useAddVehicleFor();
  const [schema] = useState(() => vehicleSchema(todayInGarage()));
  const form = useZodForm({ schema, defaultValues: empty });
  const submit = (vehicle: VehicleDetails) =>
    add.mutate(
      { customerId: customer.customer_id, vehicle },
      {
        onSuccess: ({ registration_number }) => {
          notify.success(`${registration_number} added`);
          onClose();
        },
        onError: (error) =>
          setServerError(form, {
            field: isField(error.field) ? error.field : undefined,
            message: messageFor(error, 'Failed to add the car'),
          }),
      },
    );
  return (
    <Dialog
      title={`Add car of ${customer.name}`}
      isOpen
      isDismissable={!add.isPending}
      onOpenChange={onClose}
    >
      <Form form={form} label="Add car" onSubmit={submit}>
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
        <FormActions>
          <Button isDisabled={add.isPending} onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isPending={add.isPending} pendingLabel="Adding...">
            Add car
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
