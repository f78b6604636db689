import { formatMoney, relativeCompletion } from '@pitlane/shared-data/formats';
import {
  Card,
  CardActions,
  CardHeader,
  DescriptionList,
  hasMore,
  LinkButton,
  More,
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

/** On phones its details are shown on demand. */
const Box = styled(Card)`
  ${hasMore}
`;

const Details = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Cost = styled.p`
  font-size: ${token('text-xl')};
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
`;

export function HistoryCard({ request, now }: { request: CompletedRequest; now: Date }) {
  const titleId = `service-${request.request_id}`;
  const { final_cost, estimated_cost, balance } = request;
  return (
    <Box forwardedAs="article" isDense aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={request.service_name}
        detail={`Completed · ${relativeCompletion(request.completion_date, now)}`}
        end={<Cost>{formatMoney(final_cost)}</Cost>}
      />
      <DescriptionList
        layout="facts"
        items={[
          { label: 'Vehicle', isLabelHidden: true, value: <VehicleLink vehicle={request} /> },
          {
            label: 'Registration',
            isLabelHidden: true,
            value: <RegistrationPlate>{request.registration_number}</RegistrationPlate>,
          },
          { label: 'Technician', value: request.mechanic_name ?? 'Not recorded' },
        ]}
      />
      <Details data-detail>
        <DescriptionList
          layout="facts"
          items={[
            { label: 'Estimated cost', value: formatMoney(estimated_cost) },
            { label: 'Final cost', value: formatMoney(final_cost) },
            { label: 'Difference', value: costDifference(final_cost, estimated_cost) },
          ]}
        />
        <Timeline label="Timeline" layout="line" steps={historySteps(request)} />
        <DescriptionList
          layout="facts"
          items={[
            { label: 'Your notes', value: request.customer_notes },
            { label: 'Technician report', value: request.mechanic_notes },
          ]}
        />
      </Details>
      <CardActions>
        <LinkButton icon={FileText} href={paths.record(request.request_id)} aria-describedby={titleId}>
          View Details
        </LinkButton>
        <InvoiceLink invoiceId={balance?.invoice_id} describedBy={titleId} />
        <More about={request.service_name} />
      </CardActions>
    </Box>
  );
}
