import { parseId } from '@pitlane/shared-data/paths';
import { requestsQuery } from '@pitlane/shared-data/requests';
import { useSession } from '@pitlane/shared-data/session';
import { vehicleQuery } from '@pitlane/shared-data/vehicles';
import { Page, PageHeader, SkeletonCard, useListParams } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LogInRequired } from '../../session/log-in-required.tsx';
import { VehicleNotFound } from '../../vehicle/vehicle-not-found.tsx';
import { CompletedServices } from './completed-services.tsx';
import { HistoryHeader } from './history-header.tsx';

const loading = <SkeletonCard label="Loading your service history..." count={2} />;

function OwnHistory({ vehicleId }: { vehicleId?: number }) {
  const list = useListParams();
  const vehicle = useQuery(vehicleQuery(vehicleId));
  const services = useQuery(requestsQuery({ status: 'completed', vehicleId, page: list.page }));
  const isMissing = vehicle.error?.kind === 'not-found';
  // Header and list appear together, so that the header causes no layout shift below it.
  const isPending = services.isPending || (vehicleId !== undefined && vehicle.isPending);
  return (
    <>
      <HistoryHeader
        vehicleId={vehicleId}
        count={isMissing ? undefined : services.data?.total}
        isSettled={!isPending}
      />
      {isMissing && <VehicleNotFound />}
      {!isMissing && isPending && loading}
      {!isMissing && !isPending && <CompletedServices services={services} params={list} pending={loading} />}
    </>
  );
}

function SignedIn() {
  const { vehicleId } = useParams();
  if (vehicleId === undefined) return <OwnHistory />;
  const id = parseId(vehicleId);
  if (id !== null) return <OwnHistory key={id} vehicleId={id} />;
  return (
    <>
      <PageHeader title="Service History" />
      <VehicleNotFound />
    </>
  );
}

/** The completed services of the customer or of one of their vehicles. */
export function Component() {
  const { status } = useSession();
  if (status === 'signed-in') {
    return (
      <Page>
        <SignedIn />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader title="Service History" />
      {status === 'loading' ? (
        loading
      ) : (
        <LogInRequired message="Please log in to view your service history" />
      )}
    </Page>
  );
}
