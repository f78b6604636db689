import { type DueWork, offeredPrice } from '@pitlane/shared-data/due-work';
import type { DeferredWork as DeferredLine } from '@pitlane/shared-data/estimates';
import { formatDate } from '@pitlane/shared-data/formats';
import type { Role } from '@pitlane/shared-data/session';
import { type Column, DataTable, LinkButton, Note, Section, Stack } from '@pitlane/shared-ui/core';
import { UrgencyBadge } from '../../../estimate/urgency-badge.tsx';
import { paths } from '../../../paths.ts';
import { managerColumns } from './manager-columns.tsx';

/** What an earlier owner of the car was offered is not told; of words alone, the garage says what they cost now. */
const priceOf = ({ amount, price_now, is_withheld }: DeferredLine) =>
  is_withheld && price_now === null
    ? 'Ask the garage'
    : offeredPrice({ price_then: amount, price_now, is_withheld });

const columns: Column<DeferredLine>[] = [
  { id: 'work', header: 'Work', isRowHeader: true, cell: ({ description }) => description },
  {
    id: 'urgency',
    header: 'Urgency',
    isKey: true,
    cell: ({ urgency }) => <UrgencyBadge urgency={urgency} />,
  },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    isKey: true,
    cell: priceOf,
  },
  {
    id: 'answer',
    header: 'Answer',
    cell: ({ state, since }) =>
      `${state === 'declined' ? 'Declined' : 'Not answered'} on ${formatDate(since)}`,
  },
  {
    id: 'notes',
    header: 'Notes',
    cell: ({ decline_reason, why_needed, if_it_waits }) => (
      <Stack gap={2}>
        <Note label="Reason" text={decline_reason} />
        <Note label="Why it is needed" text={why_needed} />
        <Note label="What happens if it waits" text={if_it_waits} />
      </Stack>
    ),
  },
];

/** The booking of just that: a service, or the line. */
const bookColumn = (vehicleId: number): Column<DeferredLine> => ({
  id: 'actions',
  header: 'Actions',
  isHeaderHidden: true,
  isKey: true,
  cell: ({ line_id, service_id, description }) => (
    <LinkButton
      href={
        service_id === null
          ? paths.bookDeferred(vehicleId, line_id, description)
          : paths.bookServiceFor(vehicleId, String(service_id))
      }
      aria-label={`Book ${description}`}
    >
      Book
    </LinkButton>
  ),
});

function columnsOf({ vehicleId, role, due }: Omit<DeferredWorkProps, 'lines'>) {
  if (role === 'customer') return [...columns, bookColumn(vehicleId)];
  if (role === 'mechanic') return columns;
  return [
    ...columns,
    ...managerColumns<DeferredLine>((line) => due.find(({ line_id }) => line_id === line.line_id)),
  ];
}

interface DeferredWorkProps {
  lines: readonly DeferredLine[];
  vehicleId: number;
  role: Role;
  /** For a manager, to act on it. */
  due: readonly DueWork[];
}

/** Work on the vehicle that was declined or not answered. Nothing without any. */
export const DeferredWork = ({ lines, ...shown }: DeferredWorkProps) =>
  lines.length > 0 && (
    <Section title="Deferred Work" description="Proposed by the garage, and not approved yet.">
      <DataTable
        label="Deferred work on this vehicle"
        columns={columnsOf(shown)}
        rows={lines}
        rowKey={({ line_id }) => line_id}
      />
    </Section>
  );
