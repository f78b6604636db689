import type { Vehicle } from '@pitlane/shared-data/vehicles';
import { Card, CardHeader } from '@pitlane/shared-ui/card';
import { DescriptionList } from '@pitlane/shared-ui/description-list';
import { FuelLabel } from '../../vehicle/fuel-label.tsx';
import { RegistrationPlate } from '../../vehicle/registration-plate.tsx';
import { vehicleName } from '../../vehicle/vehicle-name.ts';

/** The vehicle that the service is for. */
export function BookedVehicle({ vehicle }: { vehicle: Vehicle }) {
  return (
    <Card aria-labelledby="booked-vehicle">
      <CardHeader
        id="booked-vehicle"
        title={vehicleName(vehicle)}
        end={<RegistrationPlate>{vehicle.registration_number}</RegistrationPlate>}
      />
      <DescriptionList
        layout="stacked"
        items={[
          { label: 'Year', value: vehicle.year },
          { label: 'Fuel type', value: <FuelLabel fuelType={vehicle.fuel_type} /> },
          { label: 'Colour', value: vehicle.color },
        ]}
      />
    </Card>
  );
}
