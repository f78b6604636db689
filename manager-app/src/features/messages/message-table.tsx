import { formatCountOf } from '@pitlane/shared-data/formats';
import type { Message } from '@pitlane/shared-data/messages';
import { Button, type Column, SelectableTable, Stack, useSelection } from '@pitlane/shared-ui/core';
import { useSeveral } from '../../several/use-several.tsx';
import { factColumns } from './fact-columns.tsx';
import { MessageActions } from './message-actions.tsx';
import { canSendAgain, nameOf, useSendingAgain } from './use-send-again.ts';

interface MessageTableProps {
  messages: readonly Message[];
  isRefreshing: boolean;
}

const keyOf = ({ message_id }: Message) => message_id;

/** Messages; those that did not reach their customer are sent again, one or several at once, or opened in WhatsApp. */
export function MessageTable({ messages, isRefreshing }: MessageTableProps) {
  const { sendOne, sendAll, sending, failure } = useSendingAgain();
  const selection = useSelection(messages, { keyOf, isSelectable: canSendAgain });
  const { run, isRunning, outcomes } = useSeveral({ selection, keyOf, nameOf });
  const count = selection.chosen.length;
  const columns: Column<Message>[] = [
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
          onSendAgain={() => void sendOne(message)}
        />
      ),
    },
  ];
  return (
    <Stack gap={3}>
      {outcomes}
      <SelectableTable
        label="Messages"
        selection={selection}
        nameOf={nameOf}
        countText={(messageCount) => formatCountOf(messageCount, 'message')}
        actions={
          <Button
            variant="primary"
            isPending={isRunning}
            pendingLabel="Sending..."
            onPress={() =>
              void run({
                send: (rows) => sendAll(rows.map(keyOf)),
                textOf: () => 'waiting to be sent',
                failure,
                done: formatDone(count),
              })
            }
          >
            Send {count} Again
          </Button>
        }
        columns={columns}
        rows={messages}
        rowKey={keyOf}
        isRefreshing={isRefreshing}
      />
    </Stack>
  );
}

const formatDone = (count: number) => `${count === 1 ? 'message is' : 'messages are'} waiting to be sent`;
