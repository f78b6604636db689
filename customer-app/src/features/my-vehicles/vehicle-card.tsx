import { formatDate, formatKilometres } from '@pitlane/shared-data/formats';
import { fuelLabels, type Vehicle, vehicleName } from '@pitlane/shared-data/vehicles';
import {
  Button,
  Card,
  CardHeader,
  DescriptionList,
  FuelLabel,
  Link,
  LinkButton,
  RegistrationPlate,
  space,
} from '@pitlane/shared-ui/core';
import { CalendarPlus, History, Pencil, Trash2 } from '@pitlane/shared-ui/icons';
import { memo } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { DueLink } from '../../vehicle/due-link.tsx';
import { ModelDrawing } from '../../vehicle/model-drawing.tsx';

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(6rem, 100%), 1fr));
  gap: ${space(2)};
  margin-block-start: auto;

  & > :first-child {
    grid-column: 1 / -1;
  }
`;

interface VehicleCardProps {
  vehicle: Vehicle;
  /** How much of what is due can be booked. */
  due: number | undefined;
  /** A service chosen before the vehicle, passed to the booking. */
  service: string | null;
  /** Must be a stable reference, or every dialog re-renders all cards. */
  onDelete: (vehicle: Vehicle) => void;
}

export const VehicleCard = memo(function VehicleCard({ vehicle, due, service, onDelete }: VehicleCardProps) {
  const titleId = `vehicle-${vehicle.vehicle_id}`;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <ModelDrawing brand={vehicle.brand} model={vehicle.model} />
      <CardHeader
        id={titleId}
        title={
          <Link variant="quiet" href={paths.vehicle(vehicle.vehicle_id)}>
            {vehicleName(vehicle)}
          </Link>
        }
        detail={vehicle.year}
        end={<RegistrationPlate>{vehicle.registration_number}</RegistrationPlate>}
      />
      <DescriptionList
        items={[
          {
            label: 'Due work',
            value: due && <DueLink vehicleId={vehicle.vehicle_id} due={due} describedBy={titleId} />,
          },
          { label: 'Colour', value: vehicle.color },
          {
            label: 'Fuel type',
            value: <FuelLabel fuel={vehicle.fuel_type} label={fuelLabels[vehicle.fuel_type]} />,
          },
          { label: 'Kilometres', value: formatKilometres(vehicle.km_driven) },
          { label: 'Last oil change', value: vehicle.last_oil_change && formatDate(vehicle.last_oil_change) },
          { label: 'Added', value: formatDate(vehicle.created_at) },
          { label: 'VIN', value: vehicle.vin },
          { label: 'Engine number', value: vehicle.engine_number },
          { label: 'Chassis number', value: vehicle.chassis_number },
        ]}
      />
      <Actions>
        <LinkButton
          variant="primary"
          icon={CalendarPlus}
          href={paths.bookServiceFor(vehicle.vehicle_id, service)}
          aria-describedby={titleId}
        >
          Book Service
        </LinkButton>
        <LinkButton icon={History} href={paths.historyOf(vehicle.vehicle_id)} aria-describedby={titleId}>
          History
        </LinkButton>
        <LinkButton
          variant="quiet"
          icon={Pencil}
          href={paths.editVehicle(vehicle.vehicle_id)}
          aria-describedby={titleId}
        >
          Edit
        </LinkButton>
        <Button variant="quiet" icon={Trash2} onPress={() => onDelete(vehicle)} aria-describedby={titleId}>
          Delete
        </Button>
      </Actions>
    </Card>
  );
});
