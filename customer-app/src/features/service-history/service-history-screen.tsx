import { messageFor } from '@pitlane/shared-data/data-error';
import { requestsQuery } from '@pitlane/shared-data/requests';
import { useSession } from '@pitlane/shared-data/session';
import { vehicleQuery } from '@pitlane/shared-data/vehicles';
import { FailedState } from '@pitlane/shared-ui/failed-state';
import { Page } from '@pitlane/shared-ui/layout';
import { useListAddress } from '@pitlane/shared-ui/list-address';
import { PageHeader } from '@pitlane/shared-ui/page-header';
import { SkeletonCard } from '@pitlane/shared-ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { wholeNumber } from '../../navigation/whole-number.ts';
import { LogInFirst } from '../../session/log-in-first.tsx';
import { VehicleNotFound } from '../../vehicle/vehicle-not-found.tsx';
import { CompletedServices } from './completed-services.tsx';
import { HistoryHeader } from './history-header.tsx';

const failureText = {
  refused: 'Failed to load service history',
  unreachable: 'Network error occurred while loading service history',
};

const loading = <SkeletonCard label="Loading your service history..." count={2} />;

function OwnHistory({ vehicleId }: { vehicleId?: number }) {
  const { page, turnTo } = useListAddress();
  const { error: vehicleError, isPending: isVehiclePending } = useQuery(vehicleQuery(vehicleId));
  const { data, error, isPending, isFetching, refetch } = useQuery(
    requestsQuery({ status: 'completed', vehicleId, page }),
  );
  const isMissing = vehicleError?.kind === 'not-found';
  // The header and what stands below it come together, or the one would push the other down.
  const isWaiting = isPending || (vehicleId !== undefined && isVehiclePending);
  return (
    <>
      <HistoryHeader vehicleId={vehicleId} count={isMissing ? undefined : data?.total} isKnown={!isWaiting} />
      {isMissing && <VehicleNotFound />}
      {!isMissing && isWaiting && loading}
      {!isMissing && !isWaiting && error && !data && (
        <FailedState message={messageFor(error, failureText)} onRetry={refetch} isRetrying={isFetching} />
      )}
      {!isMissing && !isWaiting && data && (
        <CompletedServices services={data} page={page} goToPage={turnTo} />
      )}
    </>
  );
}

function SignedIn() {
  const { vehicleId } = useParams();
  if (vehicleId === undefined) return <OwnHistory />;
  const id = wholeNumber(vehicleId);
  if (id !== null) return <OwnHistory key={id} vehicleId={id} />;
  return (
    <>
      <PageHeader title="Service History" />
      <VehicleNotFound />
    </>
  );
}

/** The completed services of the customer, or of one vehicle of theirs (spec section 2, design ruling 5). */
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
      {status === 'loading' ? loading : <LogInFirst message="Please log in to view your service history" />}
    </Page>
  );
}
