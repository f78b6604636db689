import { servicesQuery } from '@pitlane/shared-data/services';
import { vehicleQuery } from '@pitlane/shared-data/vehicles';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { Wrench } from '@pitlane/shared-ui/icons';
import { Page } from '@pitlane/shared-ui/layout';
import { PageHeader } from '@pitlane/shared-ui/page-header';
import { QueryView } from '@pitlane/shared-ui/query-view';
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

const loadingServices = <SkeletonCard label="Loading services..." count={3} />;

function BookingServices({ vehicleId, address }: BookingProps) {
  return (
    <QueryView
      query={useQuery(servicesQuery())}
      failure="Failed to load services"
      pending={loadingServices}
      empty={<EmptyState icon={Wrench} title="No services available" hint="Please ask the garage." />}
    >
      {(services) => <BookingForm vehicleId={vehicleId} services={services} address={address} />}
    </QueryView>
  );
}

function Booking({ vehicleId, address }: BookingProps) {
  const vehicle = useQuery(vehicleQuery(vehicleId));
  const isMissing = vehicle.error?.kind === 'not-found';
  return (
    <>
      <QueryView
        query={vehicle}
        failure="Failed to load vehicle"
        pending={<Skeleton label="Loading your vehicle..." />}
        notFound={<VehicleNotFound />}
      >
        {(data) => <BookedVehicle vehicle={data} />}
      </QueryView>
      {/* What stands below the vehicle comes with it, or the vehicle would push it down under the reader's eyes. */}
      {vehicle.isPending && loadingServices}
      {!vehicle.isPending && !isMissing && <BookingServices vehicleId={vehicleId} address={address} />}
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
