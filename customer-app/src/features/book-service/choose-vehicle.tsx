import { myVehiclesQuery, vehicleName } from '@pitlane/shared-data/vehicles';
import {
  Banner,
  Card,
  CardGrid,
  CardHeader,
  EmptyState,
  LinkButton,
  QueryView,
  RegistrationPlate,
  SkeletonCard,
} from '@pitlane/shared-ui/core';
import { CalendarPlus, CarFront, Plus } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { advertisedService } from '../../service/service-choice.ts';

interface ChooseVehicleProps {
  /** A service chosen before the vehicle. */
  service: string | null;
}

function NoVehicles({ service }: ChooseVehicleProps) {
  return (
    <EmptyState
      icon={CarFront}
      title="No Vehicles Found"
      hint="Add a vehicle, then book a service for it."
      action={
        <LinkButton variant="primary" icon={Plus} href={paths.addVehicleFor(service)}>
          Add Vehicle
        </LinkButton>
      }
    />
  );
}

/** Asks which of the customer's vehicles the booking is for. */
export function ChooseVehicle({ service }: ChooseVehicleProps) {
  return (
    <QueryView
      query={useQuery(myVehiclesQuery())}
      failure="Failed to load vehicles"
      pending={<SkeletonCard label="Loading your vehicles..." count={3} />}
      empty={<NoVehicles service={service} />}
    >
      {(vehicles) => (
        <>
          <Banner title={advertisedService(service)?.name}>Which vehicle is this for?</Banner>
          <CardGrid aria-label="Your vehicles">
            {vehicles.map((vehicle) => {
              const { vehicle_id, registration_number, year } = vehicle;
              const titleId = `vehicle-${vehicle_id}`;
              return (
                <li key={vehicle_id}>
                  <Card as="article" aria-labelledby={titleId}>
                    <CardHeader
                      id={titleId}
                      title={vehicleName(vehicle)}
                      detail={year}
                      end={<RegistrationPlate>{registration_number}</RegistrationPlate>}
                    />
                    <LinkButton
                      variant="primary"
                      icon={CalendarPlus}
                      href={paths.bookServiceFor(vehicle_id, service)}
                      aria-describedby={titleId}
                    >
                      Book Service
                    </LinkButton>
                  </Card>
                </li>
              );
            })}
          </CardGrid>
        </>
      )}
    </QueryView>
  );
}
