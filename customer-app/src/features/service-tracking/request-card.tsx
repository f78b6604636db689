import { type ServiceRequest, statusLabel } from '@pitlane/shared-data/requests';
import {
  Card,
  CardActions,
  CardHeader,
  DescriptionList,
  hasMore,
  LinkButton,
  More,
  Note,
  RequestStatusBadge,
  space,
  Timeline,
  token,
} from '@pitlane/shared-ui/core';
import { ClipboardCheck } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';
import { InvoiceLink } from '../../invoice/invoice-link.tsx';
import { paths } from '../../paths.ts';
import { paymentDue } from '../../payment/payment-due.ts';
import { PaymentRequired } from '../../payment/payment-required.tsx';
import { RequestColumns } from '../../request/request-columns.ts';
import { AppointmentActions } from './appointment-actions.tsx';
import { endedDetails, endedItems, requestItems, requestNotes } from './request-items.tsx';
import { requestSteps } from './request-steps.ts';

interface RequestCardProps {
  request: ServiceRequest;
  /** Whether its estimate waits for the customer. */
  isToAnswer: boolean;
  /** Whether the address's hash names it. */
  isTarget: boolean;
  /** What runs or comes next is large. */
  isNext: boolean;
}

/** Links elsewhere name a card by it, after `#`. */
export const requestCardId = ({ request_id }: ServiceRequest) => `request-${request_id}`;

const Box = styled(Card)`
  ${hasMore}

  &&[data-dense] {
    padding-block: ${space(2)};
  }
`;

const Details = styled.div`
  display: grid;
  gap: ${space(1)};
`;

/** Its steps, closer than on a page of its own. */
const NextColumns = styled(RequestColumns)`
  li:not(:last-child) {
    padding-block-end: ${space(1)};
  }
`;

/** The facts of what is next, in rows that are read from afar. */
const LargeText = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(3)};

  dl {
    gap: ${space(2)} ${space(6)};
  }

  dd {
    font-size: ${token('text-lg')};
  }
`;

const LargeFacts = ({ request }: { request: ServiceRequest }) => (
  <NextColumns>
    <LargeText>
      <DescriptionList layout="facts" items={requestItems(request)} />
      {requestNotes(request).map(({ label, value }) => (
        <Note key={label} label={label} text={String(value ?? '')} />
      ))}
    </LargeText>
    <Timeline label="Progress" steps={requestSteps(request)} />
  </NextColumns>
);

const OpenFacts = ({ request }: { request: ServiceRequest }) => (
  <>
    <DescriptionList layout="facts" items={requestItems(request)} />
    <Timeline label="Progress" layout="line" steps={requestSteps(request)} />
    <DescriptionList layout="facts" items={requestNotes(request)} />
  </>
);

/** On phones its details are shown on demand. */
const EndedFacts = ({ request }: { request: ServiceRequest }) => (
  <>
    <DescriptionList layout="facts" items={endedItems(request)} />
    <Details data-detail>
      <DescriptionList layout="facts" items={endedDetails(request)} />
      <DescriptionList layout="facts" items={requestNotes(request)} />
    </Details>
  </>
);

export function RequestCard({ request, isToAnswer, isTarget, isNext }: RequestCardProps) {
  const id = requestCardId(request);
  const titleId = `${id}-title`;
  const due = paymentDue(request);
  const isEnded = request.status === 'completed' || request.status === 'cancelled';
  const Facts = isEnded ? EndedFacts : isNext ? LargeFacts : OpenFacts;
  return (
    <Box
      forwardedAs="article"
      id={id}
      tabIndex={-1}
      isDense={!isNext}
      hasMarks={isTarget || isNext}
      aria-labelledby={titleId}
    >
      <CardHeader
        id={titleId}
        title={request.service_name}
        end={<RequestStatusBadge status={request.status} label={statusLabel(request.status)} />}
      />
      <Facts request={request} />
      <CardActions>
        <LinkButton
          variant={isToAnswer ? 'primary' : 'secondary'}
          icon={isNext ? ClipboardCheck : undefined}
          href={paths.estimate(request.request_id)}
          aria-describedby={titleId}
        >
          {isToAnswer ? 'Answer the estimate' : 'Estimate and records'}
        </LinkButton>
        <InvoiceLink invoiceId={request.balance?.invoice_id} describedBy={titleId} />
        <AppointmentActions request={request} describedBy={titleId} />
        {due && <PaymentRequired {...due} isCompact={!isNext} describedBy={titleId} />}
        {isEnded && <More about={request.service_name} />}
      </CardActions>
    </Box>
  );
}
