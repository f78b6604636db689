import { parseId } from '@pitlane/shared-data/paths';
import { vehicleName, vehicleQuery } from '@pitlane/shared-data/vehicles';
import { Page, PageHeader, QueryView, Skeleton } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { VehicleNotFound } from '../../vehicle/vehicle-not-found.tsx';
import { EditForm } from './edit-form.tsx';

export function Component() {
  const { vehicleId } = useParams();
  const id = parseId(vehicleId);
  const query = useQuery(vehicleQuery(id ?? undefined));
  return (
    <Page width="form">
      <PageHeader
        title="Edit Vehicle"
        subject={query.data && `${vehicleName(query.data)}, ${query.data.registration_number}`}
        back={{ href: paths.myVehicles, label: 'My Vehicles' }}
      />
      {id === null ? (
        <VehicleNotFound />
      ) : (
        <QueryView
          query={query}
          failure="Failed to load vehicle"
          pending={<Skeleton label="Loading your vehicle..." lines={8} />}
          notFound={<VehicleNotFound />}
        >
          {(vehicle) => <EditForm key={vehicle.vehicle_id} vehicle={vehicle} />}
        </QueryView>
      )}
    </Page>
  );
}
