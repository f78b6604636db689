import {
  channelLabels,
  type EstimateRow,
  type EstimateState,
  useSendEstimates,
} from '@pitlane/shared-data/estimates';
import { formatCountOf, formatDateTime, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { describeMessage, describeSending, useTold } from '@pitlane/shared-data/messages';
import {
  Button,
  type Column,
  LongText,
  RegistrationPlate,
  SelectableTable,
  Stack,
  StatusBadge,
  useSelection,
} from '@pitlane/shared-ui/core';
import { Mail } from '@pitlane/shared-ui/icons';
import { paths } from '../../paths.ts';
import { useSeveral } from '../../several/use-several.tsx';

const sinceLabels: Record<EstimateState, string> = {
  to_price: 'Proposed',
  waiting: 'Waiting since',
  answered: 'Answered',
};

function LastAnswer({ last_answer }: EstimateRow) {
  if (!last_answer) return '–';
  const { approved, declined, decided_by_name, channel } = last_answer;
  return (
    <LongText detail={`${decided_by_name}, ${channelLabels[channel].toLowerCase()}`}>
      {`${approved} approved, ${declined} declined`}
    </LongText>
  );
}

const columnsOf = (state: EstimateState): Column<EstimateRow>[] => [
  {
    id: 'request',
    header: 'Request',
    isKey: true,
    isRowHeader: true,
    cell: ({ registration_number }) => <RegistrationPlate>{registration_number}</RegistrationPlate>,
    detail: ({ service_name, request_id }) => `${service_name} #${request_id}`,
  },
  { id: 'customer', header: 'Customer', cell: ({ customer_name }) => <LongText>{customer_name}</LongText> },
  {
    id: 'mechanic',
    header: 'Mechanic',
    cell: ({ mechanic_name }) => <LongText>{mechanic_name ?? '–'}</LongText>,
  },
  state === 'answered'
    ? { id: 'answer', header: 'Answer', cell: (row) => <LastAnswer {...row} /> }
    : {
        id: 'lines',
        header: 'Lines',
        cell: ({ lines, unpriced, reached_nobody }) =>
          reached_nobody ? (
            <StatusBadge tone="danger">Reached nobody</StatusBadge>
          ) : unpriced > 0 ? (
            <StatusBadge tone="warning">{`${unpriced} of ${lines} without a price`}</StatusBadge>
          ) : (
            formatCountOf(lines, 'line')
          ),
      },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    isKey: true,
    cell: ({ amount, lines, unpriced }) => (unpriced === lines ? '–' : formatMoneyWithPaise(amount)),
  },
  { id: 'since', header: sinceLabels[state], isUnbroken: true, cell: ({ since }) => formatDateTime(since) },
];

interface EstimateTableProps {
  estimates: readonly EstimateRow[];
  state: EstimateState;
  isRefreshing: boolean;
}

const keyOf = ({ request_id }: EstimateRow) => request_id;
const nameOf = ({ registration_number, request_id }: EstimateRow) => `${registration_number}, #${request_id}`;
const isReady = ({ state, unpriced }: EstimateRow) => state === 'to_price' && unpriced === 0;

/** Estimates; several whose lines all have a price are sent at once. */
export function EstimateTable({ estimates, state, isRefreshing }: EstimateTableProps) {
  const selection = useSelection(estimates, { keyOf, isSelectable: isReady });
  const { run, isRunning, outcomes } = useSeveral({ selection, keyOf, nameOf });
  const { mutateAsync: sendAll } = useSendEstimates();
  const told = useTold();
  const { length: count } = selection.chosen;
  const send = () =>
    void run({
      send: (rows) => sendAll(rows.map(keyOf)),
      textOf: async ({ lines, amount }, { request_id, customer_name }) => {
        const what = `${customer_name}, ${formatCountOf(lines, 'line')}, ${formatMoneyWithPaise(amount)}`;
        const reach = await told(request_id, 'estimate_to_answer');
        if (reach?.problem) return { problem: `${what}. ${describeMessage(reach)}` };
        return reach ? `${what}, ${describeSending(reach)}` : what;
      },
      failure: 'Failed to send the estimate',
      done: count === 1 ? 'estimate sent' : 'estimates sent',
    });
  return (
    <Stack gap={3}>
      {outcomes}
      <SelectableTable
        label="Estimates"
        selection={selection}
        nameOf={nameOf}
        countText={(chosen) => formatCountOf(chosen, 'estimate')}
        actions={
          <Button
            variant="primary"
            icon={Mail}
            isPending={isRunning}
            pendingLabel="Sending..."
            onPress={send}
          >
            Send {formatCountOf(count, 'Estimate')}
          </Button>
        }
        columns={columnsOf(state)}
        rows={estimates}
        rowKey={keyOf}
        rowHref={({ request_id }) => paths.estimate(request_id)}
        isRefreshing={isRefreshing}
      />
    </Stack>
  );
}
