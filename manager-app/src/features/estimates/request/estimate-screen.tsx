import { requestEstimateQuery } from '@pitlane/shared-data/estimates';
import { parseId } from '@pitlane/shared-data/paths';
import { requestTitle } from '@pitlane/shared-data/requests';
import { NotFound, Page, PageHeader, QueryView, SkeletonCard } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { EstimatePage } from './estimate-page.tsx';

const notFound = (
  <NotFound
    title="Request not found"
    hint="Check the number. The request may have been deleted."
    back={{ href: paths.estimates, label: 'Estimates' }}
  />
);

function Estimate({ requestId }: { requestId: number }) {
  return (
    <QueryView
      query={useQuery(requestEstimateQuery(requestId))}
      failure="Failed to load the estimate"
      pending={<SkeletonCard label="Loading the estimate..." count={2} />}
      notFound={notFound}
    >
      {(estimate) => <EstimatePage estimate={estimate} />}
    </QueryView>
  );
}

/** Pricing, sending and answering the estimate of one request. */
export function Component() {
  const requestId = parseId(useParams().requestId);
  const { data: estimate } = useQuery({ ...requestEstimateQuery(requestId ?? 0), enabled: false });
  const title = estimate && requestTitle({ ...estimate, ...estimate.vehicle });
  return (
    <Page>
      <PageHeader
        title={title ?? 'Estimate'}
        subject={title}
        back={{ href: paths.estimates, label: 'Estimates' }}
      />
      {requestId === null ? notFound : <Estimate requestId={requestId} />}
    </Page>
  );
}
