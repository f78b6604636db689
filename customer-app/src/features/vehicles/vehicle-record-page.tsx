import { vehicleCareQuery } from '@pitlane/shared-data/care';
import { parseId } from '@pitlane/shared-data/paths';
import { useSession } from '@pitlane/shared-data/session';
import { vehicleName, vehicleRecordQuery } from '@pitlane/shared-data/vehicles';
import {
  Button,
  LinkButton,
  NotFound,
  Page,
  PageHeader,
  QueryView,
  ScreenOnly,
  SkeletonCard,
  useListParams,
} from '@pitlane/shared-ui/core';
import { ArrowRight, FileText, Printer } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { usePrintedHistory } from './use-printed-history.ts';
import { VehicleSheet } from './vehicle-sheet.tsx';

/** Shown alike for a vehicle that does not exist and one that the user may not see. */
const notFound = (
  <NotFound
    title="Vehicle not found"
    hint="It may have been deleted, or have another owner now."
    back={{ href: paths.vehicles, label: 'Vehicle Register' }}
  />
);

/** One vehicle: its facts, its owner as the role may see them, and its service history; printable. */
export function VehicleRecordPage({ vehicleId }: { vehicleId: string }) {
  const { account } = useSession();
  const list = useListParams();
  const id = parseId(vehicleId);
  const care = useQuery(vehicleCareQuery(id));
  const record = useQuery(vehicleRecordQuery(id === null ? undefined : { vehicleId: id, page: list.page }));
  // Not before what is due, whose number changes the place of the history.
  const query = care.isPending && !record.error ? { ...record, data: undefined } : record;
  const { visits, isLoading, print } = usePrintedHistory();
  const name = query.data && vehicleName(query.data.vehicle);
  return (
    <Page>
      <ScreenOnly>
        <PageHeader
          title={name ?? 'Vehicle Record'}
          subject={name}
          back={{ href: paths.vehicles, label: 'Vehicle Register' }}
          actions={
            query.data && (
              <>
                {account?.role !== 'mechanic' && (
                  <>
                    <LinkButton icon={FileText} href={paths.serviceBook(query.data.vehicle.vehicle_id)}>
                      Service Book
                    </LinkButton>
                    <LinkButton icon={ArrowRight} href={paths.serviceBook(query.data.vehicle.vehicle_id)}>
                      Pass On This Car
                    </LinkButton>
                  </>
                )}
                <Button
                  icon={Printer}
                  isPending={isLoading}
                  pendingLabel="Loading..."
                  onPress={() => query.data && print(query.data)}
                >
                  Print
                </Button>
              </>
            )
          }
        />
      </ScreenOnly>
      {id === null ? (
        notFound
      ) : (
        <QueryView
          query={query}
          failure="Failed to load the vehicle"
          pending={<SkeletonCard label="Loading the vehicle..." count={2} />}
          notFound={notFound}
        >
          {(loaded) => (
            <VehicleSheet
              record={loaded}
              care={care}
              role={account?.role ?? 'customer'}
              page={list.page}
              printed={visits}
              onPageChange={list.goToPage}
              isRefreshing={query.isPlaceholderData}
            />
          )}
        </QueryView>
      )}
    </Page>
  );
}
