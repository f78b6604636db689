import { formatDateTime } from '@pitlane/shared-data/formats';
import { statusLabel } from '@pitlane/shared-data/requests';
import { Card, CardHeader, media, RequestStatusBadge, space, token } from '@pitlane/shared-ui/core';
import { useId } from 'react';
import { styled } from 'styled-components';
import { MechanicPanel, type MechanicPanelProps } from './mechanic-panel.tsx';
import { RequestFacts } from './request-facts.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${space(3)};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 26rem;
  }
`;

const Aside = styled.div`
  min-inline-size: 0;

  @media ${media.wide} {
    padding-inline-start: ${space(4)};
    border-inline-start: ${token('hairline')} solid ${token('line')};
  }
`;

const Category = styled.span`
  text-transform: capitalize;
`;

const Notes = styled.p`
  font-size: ${token('text-sm')};
  overflow-wrap: anywhere;

  & > span {
    color: ${token('text-muted')};
  }
`;

export function RequestCard({ request, ...panel }: MechanicPanelProps) {
  const titleId = useId();
  const { request_id, service_name, service_category, created_at, status, customer_notes } = request;
  return (
    <Card as="article" isDense aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={service_name}
        detail={
          <>
            Request #{request_id} · <Category>{service_category}</Category> · requested{' '}
            {formatDateTime(created_at)}
          </>
        }
        end={<RequestStatusBadge status={status} label={statusLabel(status)} />}
      />
      <Columns>
        <RequestFacts request={request} />
        <Aside>
          {/* The key collapses the list of mechanics after an assignment. */}
          <MechanicPanel key={request.assigned_mechanic} request={request} {...panel} />
        </Aside>
      </Columns>
      {customer_notes && (
        <Notes>
          <span>Customer notes:</span> {customer_notes}
        </Notes>
      )}
    </Card>
  );
}
