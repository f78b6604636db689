import { jobCardQuery } from '@pitlane/shared-data/front-desk';
import { garageLogoQuery } from '@pitlane/shared-data/garage';
import { parseId } from '@pitlane/shared-data/paths';
import { requestTitle } from '@pitlane/shared-data/requests';
import {
  Button,
  LinkButton,
  NotFound,
  Page,
  PageHeader,
  QueryView,
  ScreenOnly,
  Skeleton,
  Stack,
} from '@pitlane/shared-ui/core';
import { Printer } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { InvoiceLink } from '../../payment/invoice-link.tsx';
import { RequestPhotos } from '../../photos/request-photos.tsx';
import { JobCardSheet } from './job-card-sheet.tsx';

const notFound = (
  <NotFound
    title="Request not found"
    hint="Check the number. The request may have been deleted."
    back={{ href: paths.frontDesk, label: 'Front Desk' }}
  />
);

const pending = <Skeleton label="Loading the job card..." lines={8} />;

/** The printed card that goes with the car. */
export function Component() {
  const id = parseId(useParams().requestId) ?? undefined;
  const query = useQuery(jobCardQuery(id));
  const logo = useQuery(garageLogoQuery());
  const card = query.data;
  const title = card && requestTitle(card);
  return (
    <Page width="form">
      <ScreenOnly>
        <PageHeader
          title={title ?? 'Job Card'}
          subject={title}
          back={{ href: paths.frontDesk, label: 'Front Desk' }}
          actions={
            card && (
              <>
                {card.status === 'completed' && !card.collected_at ? (
                  <LinkButton href={paths.handOver(card.request_id)}>Bill and Hand Over</LinkButton>
                ) : (
                  <InvoiceLink request={card} />
                )}
                <Button variant="primary" icon={Printer} onPress={() => window.print()}>
                  Print
                </Button>
              </>
            )
          }
        />
      </ScreenOnly>
      {id === undefined ? (
        notFound
      ) : (
        <QueryView query={query} failure="Failed to load the job card" pending={pending} notFound={notFound}>
          {(loaded) =>
            // Its head would move when the logo arrived.
            logo.isPending ? (
              pending
            ) : (
              <Stack gap={6}>
                <JobCardSheet card={loaded} logo={logo.data} />
                <ScreenOnly>
                  <RequestPhotos
                    requestId={loaded.request_id}
                    stage="check_in"
                    shows={() => true}
                    isOpen={loaded.status !== 'completed' && loaded.status !== 'cancelled'}
                  />
                </ScreenOnly>
              </Stack>
            )
          }
        </QueryView>
      )}
    </Page>
  );
}
