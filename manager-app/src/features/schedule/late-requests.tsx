import { formatDate } from '@pitlane/shared-data/formats';
import type { ScheduleBlock } from '@pitlane/shared-data/schedule';
import { Button, type Column, DataTable, ScreenOnly, Section } from '@pitlane/shared-ui/core';

interface LateRequestsProps {
  late: readonly ScheduleBlock[];
  onOpen: (block: ScheduleBlock) => void;
}

/** Requests whose day has passed and whose car has not come, each to be moved; nothing while there are none. */
export function LateRequests({ late, onOpen }: LateRequestsProps) {
  const columns: Column<ScheduleBlock>[] = [
    { id: 'day', header: 'Day', cell: ({ day }) => formatDate(day) },
    {
      id: 'request',
      header: 'Request',
      cell: ({ request_id, registration_number, service_name, customer_name }) =>
        `#${request_id} ${registration_number}, ${service_name}, ${customer_name}`,
    },
    { id: 'mechanic', header: 'Mechanic', cell: ({ mechanic_name }) => mechanic_name ?? 'Nobody' },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      align: 'end',
      cell: (block) => (
        <Button aria-label={`Move… request #${block.request_id}`} onPress={() => onOpen(block)}>
          Move…
        </Button>
      ),
    },
  ];
  return (
    late.length > 0 && (
      <ScreenOnly>
        <Section title="Their day has passed">
          <DataTable
            label="Requests whose day has passed"
            columns={columns}
            rows={late}
            rowKey={({ request_id }) => request_id}
          />
        </Section>
      </ScreenOnly>
    )
  );
}
