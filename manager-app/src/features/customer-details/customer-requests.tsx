import { customerRequestsQuery } from '@pitlane/shared-data/customers';
import { formatDate, formatMoney } from '@pitlane/shared-data/formats';
import { pageSize } from '@pitlane/shared-data/paging';
import { appointmentNotes, type RequestEntry, statusLabel } from '@pitlane/shared-data/requests';
import {
  type Column,
  DataTable,
  EmptyState,
  LongText,
  Note,
  PagedList,
  RequestStatusBadge,
  Section,
  SkeletonTable,
  useListParams,
} from '@pitlane/shared-ui/core';
import { ClipboardList } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { MechanicLink } from '../../mechanic/mechanic-link.tsx';
import { VehicleLink } from '../../vehicle/vehicle-link.tsx';

const columns: Column<RequestEntry>[] = [
  {
    id: 'service',
    header: 'Service',
    isRowHeader: true,
    cell: ({ service_name, request_id }) => `${service_name} #${request_id}`,
  },
  {
    id: 'day',
    header: 'Day',
    isKey: true,
    isUnbroken: true,
    cell: ({ scheduled_date }) => formatDate(scheduled_date),
  },
  {
    id: 'status',
    header: 'Status',
    isKey: true,
    cell: ({ status }) => <RequestStatusBadge status={status} label={statusLabel(status)} />,
  },
  {
    id: 'vehicle',
    header: 'Vehicle',
    cell: (request) => (
      <LongText detail={request.registration_number}>
        <VehicleLink vehicle={request} />
      </LongText>
    ),
  },
  {
    id: 'mechanic',
    header: 'Mechanic',
    cell: ({ mechanic_name, assigned_mechanic }) => (
      <LongText>
        <MechanicLink id={assigned_mechanic} name={mechanic_name} />
      </LongText>
    ),
  },
  {
    id: 'cost',
    header: 'Cost',
    align: 'end',
    cell: ({ final_cost, estimated_cost }) =>
      final_cost === null ? `${formatMoney(estimated_cost)} (estimate)` : formatMoney(final_cost),
  },
  {
    id: 'notes',
    header: 'Notes',
    cell: (entry) => (
      <LongText>
        <Note label="Customer" text={entry.customer_notes} />
        <Note label="Mechanic" text={entry.mechanic_notes} />
        {appointmentNotes(entry, 'staff').map((note) => (
          <Note key={note.label} {...note} />
        ))}
      </LongText>
    ),
  },
];

/** Every request of the customer, newest first, with notes and amounts. */
export function CustomerRequests({ customerId }: { customerId: string }) {
  const list = useListParams();
  const query = useQuery(customerRequestsQuery({ customerId, page: list.page }));
  return (
    <Section title="Requests">
      <PagedList
        query={query}
        params={list}
        pageSize={pageSize}
        label="requests"
        failure="Failed to load the customer's requests"
        pending={<SkeletonTable label="Loading the customer's requests..." columns={columns.length} />}
        empty={
          <EmptyState
            icon={ClipboardList}
            title="No requests"
            hint="This customer has not booked a service yet."
          />
        }
      >
        {({ rows }) => (
          <DataTable
            label="Requests of this customer"
            columns={columns}
            rows={rows}
            rowKey={({ request_id }) => request_id}
            isRefreshing={query.isPlaceholderData}
          />
        )}
      </PagedList>
    </Section>
  );
}
