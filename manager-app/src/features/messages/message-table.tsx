import { formatCountOf } from '@pitlane/shared-data/formats';
import type { Message } from '@pitlane/shared-data/messages';
import { Button, Checkbox, Cluster, type Column, DataTable, Stack } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { styled } from 'styled-components';
import { factColumns } from './fact-columns.tsx';
import { MessageActions } from './message-actions.tsx';
import { SentAgainBanner } from './sent-again-banner.tsx';
import { canSendAgain, nameOf, useSendingAgain } from './use-send-again.ts';

/** Only the box is drawn; its label names the message to assistive technology. */
const Box = styled.div`
  inline-size: 1.5rem;

  label {
    overflow: hidden;
    inline-size: 1.5rem;
    font-size: 0;
  }
`;

interface MessageTableProps {
  messages: readonly Message[];
  isRefreshing: boolean;
}

/** Messages; those that did not reach their customer are sent again, one or several at once, or opened in WhatsApp. */
export function MessageTable({ messages, isRefreshing }: MessageTableProps) {
  const { send, sending, outcomes, dismiss } = useSendingAgain();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const selectable = messages.filter(canSendAgain);
  const chosen = selectable.filter(({ message_id }) => selected.has(message_id));
  const select = (id: number, isSelected: boolean) =>
    setSelected(new Set(isSelected ? [...selected, id] : [...selected].filter((other) => other !== id)));
  const columns: Column<Message>[] = [
    {
      id: 'selected',
      header: 'Selected',
      isHeaderHidden: true,
      isKey: true,
      cell: (message) =>
        canSendAgain(message) && (
          <Box>
            <Checkbox
              label={`Select ${nameOf(message)}`}
              value={selected.has(message.message_id)}
              onChange={(isSelected) => select(message.message_id, isSelected)}
            />
          </Box>
        ),
    },
    ...factColumns,
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      align: 'end',
      cell: (message) => (
        <MessageActions
          message={message}
          isSending={sending.includes(message.message_id)}
          onSendAgain={() => void send([message])}
        />
      ),
    },
  ];
  return (
    <Stack gap={3}>
      {outcomes.length > 0 && <SentAgainBanner outcomes={outcomes} onDismiss={dismiss} />}
      {selectable.length > 1 && (
        <Cluster gap={2}>
          <Checkbox
            label={chosen.length > 0 ? `${formatCountOf(chosen.length, 'message')} selected` : 'Select all'}
            value={chosen.length === selectable.length}
            isIndeterminate={chosen.length > 0 && chosen.length < selectable.length}
            onChange={(isSelected) =>
              setSelected(new Set(isSelected ? selectable.map(({ message_id }) => message_id) : []))
            }
          />
          {chosen.length > 0 && (
            <Button
              variant="primary"
              isPending={sending.length > 0}
              pendingLabel="Sending..."
              onPress={() => void send(chosen).then(() => setSelected(new Set()))}
            >
              Send {chosen.length} Again
            </Button>
          )}
        </Cluster>
      )}
      <DataTable
        label="Messages"
        columns={columns}
        rows={messages}
        rowKey={({ message_id }) => message_id}
        isRefreshing={isRefreshing}
      />
    </Stack>
  );
}
