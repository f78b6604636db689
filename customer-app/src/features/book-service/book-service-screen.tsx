import { servicesQuery } from '@pitlane/shared-data/services';
import { vehicleQuery } from '@pitlane/shared-data/vehicles';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { FailedState } from '@pitlane/shared-ui/failed-state';
import { Wrench } from '@pitlane/shared-ui/icons';
import { Page } from '@pitlane/shared-ui/layout';
import { PageHeader } from '@pitlane/shared-ui/page-header';
import { Skeleton, SkeletonCard } from '@pitlane/shared-ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { paths } from '../../paths.ts';
import { VehicleNotFound } from '../../vehicle/vehicle-not-found.tsx';
import { BookedVehicle } from './booked-vehicle.tsx';
import { BookingForm } from './booking-form.tsx';
import { type BookingAddress, useBookingAddress } from './use-booking-address.ts';

interface BookingProps {
  vehicleId: number;
  address: BookingAddress;
}

function BookingServices({ vehicleId, address }: BookingProps) {
  const { data: services, isPending, isFetching, refetch } = useQuery(servicesQuery());
  if (isPending) return <SkeletonCard label="Loading services..." count={3} />;
  if (!services) {
    return <FailedState message="Failed to load services" onRetry={refetch} isRetrying={isFetching} />;
  }
  if (services.length === 0) {
    return <EmptyState icon={Wrench} title="No services available" hint="Please ask the garage." />;
  }
  return <BookingForm vehicleId={vehicleId} services={services} address={address} />;
}

function Booking({ vehicleId, address }: BookingProps) {
  const { data: vehicle, error, isPending, isFetching, refetch } = useQuery(vehicleQuery(vehicleId));
  if (error?.kind === 'not-found') return <VehicleNotFound />;
  // What stands below the vehicle comes with it, or the vehicle would push it down under the reader's eyes.
  if (isPending) return <BookingOnItsWay />;
  return (
    <>
      {error && !vehicle && (
        <FailedState message="Failed to load vehicle" onRetry={refetch} isRetrying={isFetching} />
      )}
      {vehicle && <BookedVehicle vehicle={vehicle} />}
      <BookingServices vehicleId={vehicleId} address={address} />
    </>
  );
}

function BookingOnItsWay() {
  return (
    <>
      <Skeleton label="Loading your vehicle..." />
      <SkeletonCard label="Loading services..." count={3} />
    </>
  );
}

/** Books a service for the vehicle in the address, `?vehicle=`, where `&service=` may name one chosen before. */
export function Component() {
  const address = useBookingAddress();
  const { vehicleId, service } = address;
  // A booking is always for a vehicle, so without one it starts where a vehicle is chosen.
  if (vehicleId === null) return <Navigate to={paths.myVehiclesFor(service)} replace />;
  return (
    <Page>
      <PageHeader title="Book Service" back={{ href: paths.myVehicles, label: 'My Vehicles' }} />
      <Booking key={vehicleId} vehicleId={vehicleId} address={address} />
    </Page>
  );
}
