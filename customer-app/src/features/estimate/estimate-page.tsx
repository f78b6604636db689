import { type RequestEstimate, requestEstimateQuery, useDecideLines } from '@pitlane/shared-data/estimates';
import { useGiveFeedback } from '@pitlane/shared-data/feedback';
import { formatDate, formatMoney } from '@pitlane/shared-data/formats';
import { requestPhotosQuery } from '@pitlane/shared-data/photos';
import { requestTitle, statusLabel } from '@pitlane/shared-data/requests';
import { vehicleNameWithYear } from '@pitlane/shared-data/vehicles';
import {
  Card,
  CardHeader,
  DescriptionList,
  EmptyState,
  Page,
  PageHeader,
  QueryView,
  RegistrationPlate,
  RequestStatusBadge,
  SkeletonCard,
} from '@pitlane/shared-ui/core';
import { ClipboardCheck } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { EstimateView } from '../../estimate/estimate-view.tsx';
import { FeedbackCard } from '../../feedback/feedback-card.tsx';
import { paths } from '../../paths.ts';
import { EstimateNotFound } from './estimate-not-found.tsx';

const RequestSummary = ({ estimate }: { estimate: RequestEstimate }) => (
  <Card as="article" aria-labelledby="request">
    <CardHeader
      id="request"
      title={estimate.service_name}
      detail={`Request #${estimate.request_id}`}
      end={<RequestStatusBadge status={estimate.status} label={statusLabel(estimate.status)} />}
    />
    <DescriptionList
      layout="stacked"
      items={[
        { label: 'Vehicle', value: vehicleNameWithYear(estimate.vehicle) },
        {
          label: 'Registration',
          value: <RegistrationPlate>{estimate.vehicle.registration_number}</RegistrationPlate>,
        },
        { label: 'Scheduled for', value: formatDate(estimate.scheduled_date) },
        { label: 'Approved so far', value: formatMoney(estimate.estimated_cost) },
      ]}
    />
  </Card>
);

const hasNothing = ({ lines, inspections, records, sent_at, feedback }: RequestEstimate) =>
  feedback === null &&
  sent_at === null &&
  inspections.length === 0 &&
  records.length === 0 &&
  lines.every((line) => !line.sent_at);

const nothingYet = (
  <EmptyState
    icon={ClipboardCheck}
    title="Nothing to answer"
    hint="When the garage finds more work, it is listed here with its price before anything is done."
  />
);

interface EstimatePageProps {
  /** Null for an address without a number. */
  requestId: number | null;
}

/** The signed-in customer answers the estimate of an own request. */
export function EstimatePage({ requestId }: EstimatePageProps) {
  const { data: estimate } = useQuery({ ...requestEstimateQuery(requestId ?? 0), enabled: false });
  const title = estimate && requestTitle({ ...estimate, ...estimate.vehicle });
  return (
    <Page width="form">
      <PageHeader
        title={title ?? 'Estimate'}
        subject={title}
        back={{ href: paths.tracking, label: 'Track Your Services' }}
      />
      {requestId === null ? (
        <EstimateNotFound title="Estimate not found" />
      ) : (
        <Content requestId={requestId} />
      )}
    </Page>
  );
}

function Content({ requestId }: { requestId: number }) {
  const query = useQuery(requestEstimateQuery(requestId));
  const photos = useQuery(requestPhotosQuery(requestId));
  const decide = useDecideLines();
  const give = useGiveFeedback();
  return (
    <QueryView
      query={query}
      failure="Failed to load the estimate"
      pending={<SkeletonCard label="Loading the estimate..." />}
      notFound={<EstimateNotFound title="Estimate not found" />}
    >
      {(estimate) => (
        <>
          <RequestSummary estimate={estimate} />
          {estimate.feedback && (
            <FeedbackCard
              feedback={estimate.feedback}
              onGive={(given) => give.mutateAsync({ requestId, ...given })}
            />
          )}
          {hasNothing(estimate) && nothingYet}
          <EstimateView
            estimate={estimate}
            photos={photos}
            recordHref={(number) => paths.approvalRecord(requestId, number)}
            onAnswer={(answer) => decide.mutateAsync({ requestId, ...answer })}
          />
        </>
      )}
    </QueryView>
  );
}
