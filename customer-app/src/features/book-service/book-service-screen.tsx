import { servicesQuery } from '@pitlane/shared-data/services';
import { vehicleQuery } from '@pitlane/shared-data/vehicles';
import { EmptyState, Page, PageHeader, QueryView, Skeleton, SkeletonCard } from '@pitlane/shared-ui/core';
import { Wrench } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { VehicleNotFound } from '../../vehicle/vehicle-not-found.tsx';
import { BookedVehicle } from './booked-vehicle.tsx';
import { BookingForm } from './booking-form.tsx';
import { ChooseVehicle } from './choose-vehicle.tsx';
import { type BookingParams, useBookingParams } from './use-booking-params.ts';

interface BookingProps {
  vehicleId: number;
  params: BookingParams;
}

const loadingServices = <SkeletonCard label="Loading services..." count={3} />;

function BookingServices({ vehicleId, params }: BookingProps) {
  return (
    <QueryView
      query={useQuery(servicesQuery())}
      failure="Failed to load services"
      pending={loadingServices}
      empty={<EmptyState icon={Wrench} title="No services available" hint="Please ask at the garage." />}
    >
      {(services) => <BookingForm vehicleId={vehicleId} services={services} params={params} />}
    </QueryView>
  );
}

function Booking({ vehicleId, params }: BookingProps) {
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
      {/* Both appear together, so that the vehicle causes no layout shift below it. */}
      {vehicle.isPending && loadingServices}
      {!vehicle.isPending && !isMissing && <BookingServices vehicleId={vehicleId} params={params} />}
    </>
  );
}

/** Books a service for the vehicle in `?vehicle=`, or asks for one; `&service=` preselects a service, `&line=` books deferred work. */
export function Component() {
  const params = useBookingParams();
  const { vehicleId, service } = params;
  return (
    <Page>
      <PageHeader title="Book Service" back={{ href: paths.myVehicles, label: 'My Vehicles' }} />
      {vehicleId === null ? (
        <ChooseVehicle service={service} />
      ) : (
        <Booking key={vehicleId} vehicleId={vehicleId} params={params} />
      )}
    </Page>
  );
}
