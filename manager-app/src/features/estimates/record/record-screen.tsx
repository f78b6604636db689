import { describeApproval, requestEstimateQuery } from '@pitlane/shared-data/estimates';
import { garageLogoQuery } from '@pitlane/shared-data/garage';
import { parseId } from '@pitlane/shared-data/paths';
import { requestPhotosQuery, toHashedPhoto } from '@pitlane/shared-data/photos';
import { ApprovalRecord } from '@pitlane/shared-ui/approval';
import { NotFound, Page, PageHeader, QueryView, ScreenOnly, Skeleton } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';

const pending = <Skeleton label="Loading the approval record..." lines={8} />;

const notFound = (
  <NotFound
    title="Approval record not found"
    hint="Check the number."
    back={{ href: paths.estimates, label: 'Estimates' }}
  />
);

function RecordOf({ requestId, number }: { requestId: number; number: number }) {
  const photos = useQuery(requestPhotosQuery(requestId));
  const logo = useQuery(garageLogoQuery());
  return (
    <QueryView
      query={useQuery(requestEstimateQuery(requestId))}
      failure="Failed to load the approval record"
      pending={pending}
      notFound={notFound}
    >
      {({ records }) => {
        // Its head would move when the logo arrived.
        if (logo.isPending) return pending;
        const record = records.find((each) => each.number === number);
        const stored = { ...photos, data: photos.data?.map(toHashedPhoto) };
        return record ? (
          <ApprovalRecord {...describeApproval(record)} stored={stored} logo={logo.data} />
        ) : (
          notFound
        );
      }}
    </QueryView>
  );
}

/** One printable answer to an estimate. */
export function Component() {
  const params = useParams();
  const requestId = parseId(params.requestId);
  const { data: estimate } = useQuery({ ...requestEstimateQuery(requestId ?? 0), enabled: false });
  const title = estimate && `Approval Record ${params.number} · ${estimate.vehicle.registration_number}`;
  return (
    <Page width="form">
      <ScreenOnly>
        <PageHeader
          title={title ?? 'Approval Record'}
          subject={title}
          back={{ href: requestId === null ? paths.estimates : paths.estimate(requestId), label: 'Estimate' }}
        />
      </ScreenOnly>
      {requestId === null ? notFound : <RecordOf requestId={requestId} number={Number(params.number)} />}
    </Page>
  );
}
