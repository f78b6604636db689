import { fuelLabels, type Vehicle, vehicleName } from '@pitlane/shared-data/vehicles';
import { Card, CardHeader, DescriptionList, FuelLabel, RegistrationPlate } from '@pitlane/shared-ui/core';

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
          { label: 'Year', value: vehicle.year ?? 'Unknown' },
          {
            label: 'Fuel type',
            value: <FuelLabel fuel={vehicle.fuel_type} label={fuelLabels[vehicle.fuel_type]} />,
          },
          { label: 'Colour', value: vehicle.color },
        ]}
      />
    </Card>
  );
}
