import type { ServicedVehicle } from '@pitlane/shared-data/customers';
import { formatDate } from '@pitlane/shared-data/formats';
import { Card, CardHeader } from '@pitlane/shared-ui/card';
import { DescriptionList } from '@pitlane/shared-ui/description-list';
import { fuelLabels } from './fuel-labels.ts';

const kilometres = new Intl.NumberFormat('en-IN', { style: 'unit', unit: 'kilometer' });

/** One vehicle of a customer, and how far its services have come. */
export function ServicedVehicleCard({ vehicle }: { vehicle: ServicedVehicle }) {
  const { vehicle_id, brand, model, year, registration_number, color, fuel_type, km_driven } = vehicle;
  const { last_service_date, completed_services, total_services } = vehicle;
  const titleId = `vehicle-${vehicle_id}`;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <CardHeader level={3} id={titleId} title={`${brand} ${model}`} detail={registration_number} />
      <DescriptionList
        items={[
          { label: 'Year', value: year },
          { label: 'Colour', value: color },
          { label: 'Fuel type', value: fuelLabels[fuel_type] },
          { label: 'Mileage', value: km_driven === null ? null : kilometres.format(km_driven) },
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
