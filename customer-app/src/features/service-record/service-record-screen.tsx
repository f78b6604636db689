import { serviceRecordQuery } from '@pitlane/shared-data/requests';
import { Button, LinkButton } from '@pitlane/shared-ui/button';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { Printer, SearchX } from '@pitlane/shared-ui/icons';
import { Page } from '@pitlane/shared-ui/layout';
import { PageHeader } from '@pitlane/shared-ui/page-header';
import { QueryView } from '@pitlane/shared-ui/query-view';
import { Skeleton } from '@pitlane/shared-ui/skeleton';
import { media } from '@pitlane/shared-ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { wholeNumber } from '../../navigation/whole-number.ts';
import { paths } from '../../paths.ts';
import { RecordSheet } from './record-sheet.tsx';

const OnScreen = styled.div`
  @media ${media.print} {
    display: none;
  }
`;

/** The request does not exist, is not completed, or is somebody else's: they look the same on purpose. */
const notFound = (
  <EmptyState
    icon={SearchX}
    title="Service record not found"
    hint="A service has its record once the garage has completed it."
    action={
      <LinkButton variant="primary" href={paths.history}>
        Service History
      </LinkButton>
    }
  />
);

/** One completed service as a sheet of paper, for the file or the next owner of the vehicle. */
export function Component() {
  const { requestId } = useParams();
  const id = wholeNumber(requestId);
  const query = useQuery(serviceRecordQuery(id ?? undefined));
  return (
    <Page width="form">
      <OnScreen>
        <PageHeader
          title="Service Record"
          back={{ href: paths.history, label: 'Service History' }}
          actions={
            query.data && (
              <Button variant="primary" icon={Printer} onPress={() => window.print()}>
                Print
              </Button>
            )
          }
        />
      </OnScreen>
      {id === null ? (
        notFound
      ) : (
        <QueryView
          query={query}
          failure="Failed to load service record"
          pending={<Skeleton label="Loading the service record..." lines={8} />}
          notFound={notFound}
        >
          {(record) => <RecordSheet record={record} />}
        </QueryView>
      )}
    </Page>
  );
}
