import { ownDueWorkQuery } from '@pitlane/shared-data/due-work';
import { myVehiclesQuery } from '@pitlane/shared-data/vehicles';
import {
  CardGrid,
  EmptyState,
  LinkButton,
  Page,
  PageHeader,
  QueryView,
  SkeletonCard,
} from '@pitlane/shared-ui/core';
import { CarFront, Plus } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { readServiceChoice } from '../../service/service-choice.ts';
import { ChosenService } from './chosen-service.tsx';
import { DeleteVehicleDialog } from './delete-vehicle-dialog.tsx';
import { useVehicleDeletion } from './use-vehicle-deletion.ts';
import { VehicleCard } from './vehicle-card.tsx';
import { VehicleSummary } from './vehicle-summary.tsx';

/** `?service=` is passed to the booking. */
export function Component() {
  const [searchParams] = useSearchParams();
  const service = readServiceChoice(searchParams.get('service'));
  const query = useQuery(myVehiclesQuery());
  const { data: due } = useQuery(ownDueWorkQuery());
  const deletion = useVehicleDeletion();
  return (
    <Page>
      <PageHeader
        title="My Vehicles"
        description="The vehicles you have added."
        back={{ href: paths.dashboard, label: 'Dashboard' }}
        actions={
          <>
            <LinkButton href={paths.takeVehicle}>I Have a Code</LinkButton>
            <LinkButton variant="primary" icon={Plus} href={paths.addVehicleFor(service)}>
              Add New Vehicle
            </LinkButton>
          </>
        }
      />
      <QueryView
        query={query}
        failure="Failed to load vehicles"
        pending={<SkeletonCard label="Loading your vehicles..." count={3} />}
        empty={
          <EmptyState
            icon={CarFront}
            title="No Vehicles Found"
            hint="Add a vehicle to book services and see its history. With the seller's code you get a used car with its history."
            action={
              <>
                <LinkButton variant="primary" icon={Plus} href={paths.addVehicleFor(service)}>
                  Add Your First Vehicle
                </LinkButton>
                <LinkButton href={paths.takeVehicle}>I Have a Code</LinkButton>
              </>
            }
          />
        }
      >
        {(vehicles) => (
          <>
            <ChosenService service={service} />
            <VehicleSummary vehicles={vehicles} />
            <CardGrid aria-label="Your vehicles">
              {vehicles.map((vehicle) => (
                <li key={vehicle.vehicle_id}>
                  <VehicleCard
                    vehicle={vehicle}
                    due={due?.get(vehicle.vehicle_id)}
                    service={service}
                    onDelete={deletion.open}
                  />
                </li>
              ))}
            </CardGrid>
          </>
        )}
      </QueryView>
      <DeleteVehicleDialog deletion={deletion} />
    </Page>
  );
}
