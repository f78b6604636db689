import { formatDateTime } from '@pitlane/shared-data/formats';
import {
  capturedLabel,
  messageChannelLabels,
  messageEvents,
  type OwnMessage,
} from '@pitlane/shared-data/messages';
import { type Column, DataTable, Link, RegistrationPlate } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';

/** The service, linked to its progress; a message without a request has none. */
function Subject({ event, request_id, service_name }: OwnMessage) {
  if (request_id === null) return '–';
  return (
    <Link href={messageEvents[event].opens === 'estimate' ? paths.estimate(request_id) : paths.tracking}>
      {service_name ?? `Request #${request_id}`}
    </Link>
  );
}

const columns: Column<OwnMessage>[] = [
  {
    id: 'event',
    header: 'Message',
    isKey: true,
    isRowHeader: true,
    cell: ({ event }) => messageEvents[event].label,
  },
  { id: 'subject', header: 'Service', cell: (row) => <Subject {...row} /> },
  {
    id: 'vehicle',
    header: 'Vehicle',
    cell: ({ registration_number }) =>
      registration_number ? <RegistrationPlate>{registration_number}</RegistrationPlate> : '–',
  },
  { id: 'channel', header: 'Sent by', cell: ({ channel }) => messageChannelLabels[channel] },
  {
    id: 'sent',
    header: 'Sent',
    isKey: true,
    cell: ({ sent_at, captured }) => (captured ? capturedLabel : formatDateTime(sent_at)),
  },
];

interface MessageTableProps {
  messages: readonly OwnMessage[];
  isRefreshing: boolean;
}

export function MessageTable({ messages, isRefreshing }: MessageTableProps) {
  return (
    <DataTable
      label="Messages"
      columns={columns}
      rows={messages}
      rowKey={({ message_id }) => message_id}
      isRefreshing={isRefreshing}
    />
  );
}
