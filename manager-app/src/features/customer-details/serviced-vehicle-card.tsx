import type { ServicedVehicle } from '@pitlane/shared-data/customers';
import { formatDate, formatKilometres } from '@pitlane/shared-data/formats';
import { fuelLabels, vehicleName } from '@pitlane/shared-data/vehicles';
import {
  Card,
  CardHeader,
  DescriptionList,
  FuelLabel,
  Link,
  RegistrationPlate,
} from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';

export function ServicedVehicleCard({ vehicle }: { vehicle: ServicedVehicle }) {
  const { vehicle_id, year, color, fuel_type, km_driven } = vehicle;
  const { last_service_date, completed_services, total_services } = vehicle;
  const titleId = `vehicle-${vehicle_id}`;
  return (
    <Card as="article" isDense aria-labelledby={titleId}>
      <CardHeader
        level={3}
        id={titleId}
        title={
          <Link variant="quiet" href={paths.vehicle(vehicle_id)}>
            {vehicleName(vehicle)}
          </Link>
        }
        end={<RegistrationPlate>{vehicle.registration_number}</RegistrationPlate>}
      />
      <DescriptionList
        layout="facts"
        items={[
          { label: 'Year', value: year ?? 'Unknown' },
          { label: 'Colour', value: color },
          { label: 'Fuel type', value: <FuelLabel fuel={fuel_type} label={fuelLabels[fuel_type]} /> },
          { label: 'Mileage', value: formatKilometres(km_driven) },
          {
            label: 'Last service',
            value: last_service_date ? formatDate(last_service_date) : 'No service yet',
          },
          { label: 'Completed / total services', value: `${completed_services} / ${total_services}` },
        ]}
      />
    </Card>
  );
}
