import { describeApproval, requestEstimateQuery } from '@pitlane/shared-data/estimates';
import { garageLogoQuery } from '@pitlane/shared-data/garage';
import { requestPhotosQuery, toHashedPhoto } from '@pitlane/shared-data/photos';
import { ApprovalRecord } from '@pitlane/shared-ui/approval';
import { Page, PageHeader, QueryView, ScreenOnly, Skeleton } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { EstimateNotFound } from './estimate-not-found.tsx';

const pending = <Skeleton label="Loading the approval record..." lines={8} />;

const notFound = <EstimateNotFound title="Approval record not found" />;

interface ApprovalRecordPageProps {
  /** Null for an address without a number. */
  requestId: number | null;
  number: number | null;
}

/** One printable answer to an estimate. */
export function ApprovalRecordPage({ requestId, number }: ApprovalRecordPageProps) {
  const back =
    requestId === null
      ? { href: paths.tracking, label: 'Track Your Services' }
      : { href: paths.estimate(requestId), label: 'Estimate' };
  const { data: estimate } = useQuery({ ...requestEstimateQuery(requestId ?? 0), enabled: false });
  const title = estimate && `Approval Record ${number} · ${estimate.vehicle.registration_number}`;
  return (
    <Page width="form">
      <ScreenOnly>
        <PageHeader title={title ?? 'Approval Record'} subject={title} back={back} />
      </ScreenOnly>
      {requestId === null ? notFound : <Content requestId={requestId} number={number} />}
    </Page>
  );
}

function Content({ requestId, number }: { requestId: number; number: number | null }) {
  const query = useQuery(requestEstimateQuery(requestId));
  const photos = useQuery(requestPhotosQuery(requestId));
  const logo = useQuery(garageLogoQuery());
  return (
    <QueryView
      query={query}
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
