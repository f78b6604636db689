import { useGarageContact } from '@pitlane/shared-data/garage';
import { parseId } from '@pitlane/shared-data/paths';
import { requestTitle, serviceRecordQuery } from '@pitlane/shared-data/requests';
import { Button, NotFound, Page, PageHeader, QueryView, ScreenOnly, Skeleton } from '@pitlane/shared-ui/core';
import { Printer } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { RecordSheet } from './record-sheet.tsx';

/** Shown alike for a request that does not exist, is not completed or belongs to another customer. */
const notFound = (
  <NotFound
    title="Service record not found"
    hint="Only completed services have a record."
    back={{ href: paths.history, label: 'Service History' }}
  />
);

const pending = <Skeleton label="Loading the service record..." lines={8} />;

/** A printable record of one completed service. */
export function Component() {
  const { requestId } = useParams();
  const id = parseId(requestId);
  const query = useQuery(serviceRecordQuery(id ?? undefined));
  const { isPending: isContactPending } = useGarageContact();
  const title = query.data && requestTitle(query.data);
  return (
    <Page width="form">
      <ScreenOnly>
        <PageHeader
          title={title ?? 'Service Record'}
          subject={title}
          back={{ href: paths.history, label: 'Service History' }}
          actions={
            query.data && (
              <Button variant="primary" icon={Printer} onPress={() => window.print()}>
                Print
              </Button>
            )
          }
        />
      </ScreenOnly>
      {id === null ? (
        notFound
      ) : (
        <QueryView
          query={query}
          failure="Failed to load service record"
          pending={pending}
          notFound={notFound}
        >
          {/* Its letterhead would move it. */}
          {(record) => (isContactPending ? pending : <RecordSheet record={record} />)}
        </QueryView>
      )}
    </Page>
  );
}
