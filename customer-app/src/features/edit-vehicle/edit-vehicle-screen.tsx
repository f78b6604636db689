import { parseId } from '@pitlane/shared-data/paths';
import {
  useUpdateVehicle,
  type Vehicle,
  type VehicleDetails,
  vehicleName,
  vehicleQuery,
} from '@pitlane/shared-data/vehicles';
import { Page, PageHeader, QueryView, Skeleton } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { vehicleFailureText } from '../../vehicle/vehicle-failure-text.ts';
import { VehicleNotFound } from '../../vehicle/vehicle-not-found.tsx';
import { VehicleForm } from '../../vehicle-form/vehicle-form.tsx';
import { valuesOfVehicle } from '../../vehicle-form/vehicle-form-values.ts';

function EditForm({ vehicle }: { vehicle: Vehicle }) {
  const navigate = useNavigate();
  const { mutateAsync } = useUpdateVehicle();
  const update = (details: VehicleDetails) =>
    mutateAsync(
      { vehicleId: vehicle.vehicle_id, details },
      {
        onSuccess: () => {
          notify.success('Vehicle updated successfully!');
          navigate(paths.myVehicles);
        },
        onError: (error) =>
          notify.failure(vehicleFailureText(error, 'Failed to update vehicle. Please try again.')),
      },
    );
  return (
    <VehicleForm
      label="Edit Vehicle"
      values={valuesOfVehicle(vehicle)}
      draftOf={vehicle.vehicle_id}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      cancelHref={paths.myVehicles}
      save={update}
    />
  );
}

/** Design ruling 5. */
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
