import { formatDateTime } from '@pitlane/shared-data/formats';
import { appointmentNotes, statusLabel } from '@pitlane/shared-data/requests';
import {
  Card,
  CardHeader,
  hasMore,
  More,
  media,
  RequestStatusBadge,
  space,
  token,
} from '@pitlane/shared-ui/core';
import { useId } from 'react';
import { styled } from 'styled-components';
import { AppointmentActions } from './appointment-actions.tsx';
import { MechanicPanel, type MechanicPanelProps } from './mechanic-panel.tsx';
import { RequestFacts } from './request-facts.tsx';

const RequestBox = styled(Card)`
  ${hasMore}
`;

/** Facts, mechanic and notes. On phones the control that shows more shares the row of the facts. */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)} ${space(3)};

  @media ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: ${space(1)};
  }

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 26rem;
  }
`;

const Aside = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  min-inline-size: 0;

  @media ${media.narrow} {
    grid-column: 1 / -1;
  }

  @media ${media.wide} {
    padding-inline-start: ${space(4)};
    border-inline-start: ${token('hairline')} solid ${token('line')};
  }
`;

const Category = styled.span`
  text-transform: capitalize;
`;

const Notes = styled.p`
  grid-column: 1 / -1;
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
    <RequestBox forwardedAs="article" isDense aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={service_name}
        detail={
          <span data-detail>
            Request #{request_id} ·{' '}
            {service_category && (
              <>
                <Category>{service_category}</Category> ·{' '}
              </>
            )}
            requested {formatDateTime(created_at)}
          </span>
        }
        end={<RequestStatusBadge status={status} label={statusLabel(status)} />}
      />
      <Body>
        <RequestFacts request={request} />
        <More about={`request #${request_id}`} />
        <Aside>
          {/* The key collapses the list of mechanics after an assignment. */}
          <MechanicPanel key={request.assigned_mechanic} request={request} {...panel} />
          <div data-detail>
            <AppointmentActions request={request} />
          </div>
        </Aside>
        {appointmentNotes(request, 'staff').map(({ label, text }) => (
          <Notes key={label}>
            <span>{label}:</span> {text}
          </Notes>
        ))}
        {customer_notes && (
          <Notes data-detail>
            <span>Customer notes:</span> {customer_notes}
          </Notes>
        )}
      </Body>
    </RequestBox>
  );
}
