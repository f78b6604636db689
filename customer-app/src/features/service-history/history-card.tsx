import { formatMoney, relativeCompletion } from '@pitlane/shared-data/formats';
import {
  Card,
  CardActions,
  CardHeader,
  DescriptionList,
  LinkButton,
  media,
  Note,
  RegistrationPlate,
  space,
  Timeline,
  token,
} from '@pitlane/shared-ui/core';
import { FileText } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';
import { InvoiceLink } from '../../invoice/invoice-link.tsx';
import { paths } from '../../paths.ts';
import { costDifference } from '../../request/cost-difference.ts';
import { VehicleLink } from '../../vehicle/vehicle-link.tsx';
import type { CompletedRequest } from './completed-request.ts';
import { historySteps } from './history-steps.ts';

const Columns = styled.div`
  display: grid;
  gap: ${space(5)};

  @media ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Cost = styled.p`
  font-size: ${token('text-xl')};
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
`;

const SectionTitle = styled.h3`
  margin-block-end: ${space(2)};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-medium')};
  color: ${token('text-muted')};
  letter-spacing: normal;
`;

export function HistoryCard({ request, now }: { request: CompletedRequest; now: Date }) {
  const titleId = `service-${request.request_id}`;
  const { final_cost, estimated_cost, balance } = request;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={request.service_name}
        detail={`Completed · ${relativeCompletion(request.completion_date, now)}`}
        end={<Cost>{formatMoney(final_cost)}</Cost>}
      />
      <DescriptionList
        layout="stacked"
        items={[
          { label: 'Vehicle', value: <VehicleLink vehicle={request} /> },
          {
            label: 'Registration',
            value: <RegistrationPlate>{request.registration_number}</RegistrationPlate>,
          },
          { label: 'Technician', value: request.mechanic_name ?? 'Not recorded' },
        ]}
      />
      <Columns>
        <div>
          <SectionTitle>Timeline</SectionTitle>
          <Timeline label="Timeline" steps={historySteps(request)} />
        </div>
        <div>
          <SectionTitle>Cost Summary</SectionTitle>
          <DescriptionList
            items={[
              { label: 'Estimated cost', value: formatMoney(estimated_cost) },
              { label: 'Final cost', value: formatMoney(final_cost) },
              { label: 'Difference', value: costDifference(final_cost, estimated_cost) },
            ]}
          />
        </div>
      </Columns>
      <Note label="Your notes" text={request.customer_notes} />
      <Note label="Technician report" text={request.mechanic_notes} />
      <CardActions>
        <LinkButton icon={FileText} href={paths.record(request.request_id)} aria-describedby={titleId}>
          View Details
        </LinkButton>
        <InvoiceLink invoiceId={balance?.invoice_id} describedBy={titleId} />
      </CardActions>
    </Card>
  );
}
