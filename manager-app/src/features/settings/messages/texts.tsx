import {
  type MessageChannel,
  type MessageText,
  messageChannelLabels,
  messageEvents,
  messageTextsQuery,
} from '@pitlane/shared-data/messages';
import {
  Button,
  type Column,
  DataTable,
  FilterGroup,
  LongText,
  QueryView,
  Section,
  SkeletonTable,
  Stack,
  StatusBadge,
  useListParams,
} from '@pitlane/shared-ui/core';
import { Pencil } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageChannels } from './delivery-fields.ts';
import { TextDialog } from './text-dialog.tsx';

const columnsOf = (onEdit: (text: MessageText) => void): Column<MessageText>[] => [
  { id: 'event', header: 'Message', isRowHeader: true, cell: ({ event }) => messageEvents[event].label },
  { id: 'text', header: 'Text', cell: ({ subject, body }) => <LongText>{subject ?? body}</LongText> },
  {
    id: 'origin',
    header: 'Origin',
    cell: ({ is_own }) =>
      is_own ? <StatusBadge tone="info">Own text</StatusBadge> : <StatusBadge>Default text</StatusBadge>,
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (text) => (
      <Button
        icon={Pencil}
        aria-label={`Edit ${messageEvents[text.event].label}`}
        onPress={() => onEdit(text)}
      >
        Edit
      </Button>
    ),
  },
];

/** The texts of one channel, which the address keeps. */
export function Texts() {
  const { readOneOf, change } = useListParams();
  const channel: MessageChannel = readOneOf('channel', messageChannels) ?? 'mail';
  const [edited, setEdited] = useState<MessageText | null>(null);
  return (
    <Section title="Texts" description="What customers are sent, for each event and channel.">
      <Stack>
        <FilterGroup
          label="Channel"
          options={messageChannels.map((id) => ({ id, label: messageChannelLabels[id] }))}
          value={channel}
          onChange={(chosen) => change({ channel: chosen === 'mail' ? null : chosen })}
        />
        <QueryView
          query={useQuery(messageTextsQuery())}
          failure="Failed to load the texts"
          pending={<SkeletonTable label="Loading the texts..." rows={14} columns={4} />}
        >
          {(texts) => (
            <DataTable
              label="All texts"
              columns={columnsOf(setEdited)}
              rows={texts.filter((text) => text.channel === channel)}
              rowKey={({ event }) => event}
            />
          )}
        </QueryView>
      </Stack>
      {edited && <TextDialog text={edited} onClose={() => setEdited(null)} />}
    </Section>
  );
}
