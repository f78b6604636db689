import { type CarType, carTypesQuery } from '@pitlane/shared-data/car-types';
import type { DeskCustomer } from '@pitlane/shared-data/front-desk';
import type { VisitForm } from '@pitlane/shared-data/registration';
import { fuelLabels, fuelTypes, plateWithZeros, vehicleNameWithYear } from '@pitlane/shared-data/vehicles';
import { Grid, QueryView } from '@pitlane/shared-ui/core';
import {
  FormCarFields,
  FormPlateField,
  FormSelect,
  FormTextField,
  useFormContext,
  useWatch,
} from '@pitlane/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { Fields } from './fields.ts';

const fuelOptions = fuelTypes.map((id) => ({ id, label: fuelLabels[id] }));
const none: readonly CarType[] = [];

/** A car of the customer's, or another. */
export function CarFields({ customer }: { customer: DeskCustomer | undefined }) {
  const { control } = useFormContext<VisitForm>();
  const vehicleId = useWatch({ control, name: 'vehicleId' });
  const cars = customer?.vehicles ?? [];
  return (
    <Fields>
      <legend>Car</legend>
      {cars.length > 0 && (
        <FormSelect<VisitForm>
          name="vehicleId"
          label="Car"
          options={[
            ...cars.map((vehicle) => ({
              id: String(vehicle.vehicle_id),
              label: `${vehicle.registration_number}, ${vehicleNameWithYear(vehicle)}`,
            })),
            { id: '', label: 'Another car' },
          ]}
        />
      )}
      {!vehicleId && <NewCarFields />}
    </Fields>
  );
}

/** Any car may come in: one that the catalogue lacks is typed. */
function NewCarFields() {
  const catalogue = useQuery(carTypesQuery());
  return (
    <>
      <Grid>
        <FormPlateField suggest={plateWithZeros} />
        <FormCarFields
          catalogue={catalogue.data ?? none}
          isPending={catalogue.isPending}
          otherLabel="Other make or model"
        />
        <FormTextField<VisitForm>
          name="year"
          label="Year"
          inputMode="numeric"
          autoComplete="off"
          description="Leave empty if unknown"
        />
        <FormSelect<VisitForm> name="fuel_type" label="Fuel type" options={fuelOptions} />
      </Grid>
      <QueryView query={catalogue} failure="Failed to load brands and models" />
    </>
  );
}
