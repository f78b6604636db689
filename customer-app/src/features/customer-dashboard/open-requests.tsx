import { formatDate, todayInGarage } from '@pitlane/shared-data/formats';
import { formatAppointment, type RequestEntry, statusLabel } from '@pitlane/shared-data/requests';
import {
  Card,
  CardHeader,
  DescriptionList,
  EmptyState,
  Link,
  LinkButton,
  type QueryLike,
  QueryView,
  RegistrationPlate,
  RequestStatusBadge,
  Section,
  Stack,
  space,
  token,
} from '@pitlane/shared-ui/core';
import { CalendarPlus } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { VehicleLink } from '../../vehicle/vehicle-link.tsx';
import { nextAppointment } from './next-appointment.ts';

/** Shown below the next appointment; more are on Track Your Services. */
const most = 4;

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)} ${space(4)};
    padding-block: ${space(3)};
    border-block-end: ${token('hairline')} solid ${token('line')};
    overflow-wrap: anywhere;
  }
`;

function NextAppointment({ request }: { request: RequestEntry }) {
  const { service_name, status, mechanic_name, registration_number } = request;
  return (
    <Card as="article" aria-label="Next appointment">
      <CardHeader
        level={3}
        title={`Next appointment: ${formatAppointment(request)}`}
        detail={service_name}
        end={<RequestStatusBadge status={status} label={statusLabel(status)} />}
      />
      <DescriptionList
        layout="facts"
        items={[
          { label: 'Vehicle', value: <VehicleLink vehicle={request} /> },
          { label: 'Registration', value: <RegistrationPlate>{registration_number}</RegistrationPlate> },
          { label: 'Mechanic', value: mechanic_name ?? 'Not assigned yet' },
        ]}
      />
    </Card>
  );
}

function OtherRequests({ requests }: { requests: readonly RequestEntry[] }) {
  if (requests.length === 0) return null;
  return (
    <List role="list" aria-label="Other open requests">
      {requests
        .slice(0, most)
        .map(({ request_id, service_name, status, scheduled_date, registration_number }) => (
          <li key={request_id}>
            <span>
              {service_name} · {registration_number} · {formatDate(scheduled_date)}
            </span>
            <RequestStatusBadge status={status} label={statusLabel(status)} />
          </li>
        ))}
    </List>
  );
}

/** The next appointment and the other open requests of the customer. */
export function OpenRequests({ query }: { query: QueryLike<RequestEntry[]> }) {
  return (
    <Section title="Open Requests">
      <QueryView
        query={query}
        failure="Failed to load your open requests"
        empty={
          <EmptyState
            icon={CalendarPlus}
            title="Nothing booked"
            hint="Your next appointment appears here."
            action={<LinkButton href={paths.myVehicles}>Book a Service</LinkButton>}
          />
        }
      >
        {(requests) => {
          const next = nextAppointment(requests, todayInGarage());
          return (
            <Stack>
              {next && <NextAppointment request={next} />}
              <OtherRequests requests={requests.filter((request) => request !== next)} />
              <p>
                <Link href={paths.tracking}>Track all your requests</Link>
              </p>
            </Stack>
          );
        }}
      </QueryView>
    </Section>
  );
}
