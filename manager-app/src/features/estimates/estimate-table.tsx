import { channelLabels, type EstimateRow, type EstimateState } from '@pitlane/shared-data/estimates';
import { formatCountOf, formatDateTime, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type Column, DataTable, LongText, RegistrationPlate, StatusBadge } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';

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
        cell: ({ lines, unpriced }) =>
          unpriced > 0 ? (
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

export function EstimateTable({ estimates, state, isRefreshing }: EstimateTableProps) {
  return (
    <DataTable
      label="Estimates"
      columns={columnsOf(state)}
      rows={estimates}
      rowKey={({ request_id }) => request_id}
      rowHref={({ request_id }) => paths.estimate(request_id)}
      isRefreshing={isRefreshing}
    />
  );
}
