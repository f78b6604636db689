import { messageFor } from '@pitlane/shared-data/data-error';
import { formatDate, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import {
  type PayRun,
  payLineKindLabels,
  type SlipSums,
  useRemovePayLine,
} from '@pitlane/shared-data/pay-runs';
import {
  bonusRule,
  type PayLine,
  payLineName,
  paySlipQuery,
  timePayRule,
} from '@pitlane/shared-data/pay-slips';
import { Button, type Column, DataTable, Link, LongText, QueryView, Skeleton } from '@pitlane/shared-ui/core';
import { Trash2 } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';

/** An amount with the rule that made it. */
const ruled = (amount: number | null, rule: string | null) =>
  amount === null ? '–' : `${formatMoneyWithPaise(amount)}: ${rule}`;

const columns: Column<PayLine>[] = [
  {
    id: 'line',
    header: 'Line',
    isRowHeader: true,
    isKey: true,
    cell: (line) =>
      line.request_id === null ? (
        <LongText>{`${payLineKindLabels[line.kind]}: ${payLineName(line)}`}</LongText>
      ) : (
        <Link href={paths.jobCard(line.request_id)}>{payLineName(line)}</Link>
      ),
    detail: ({ registration_number, added_by_name, kind, corrects_run }) =>
      kind === 'job' ? (
        registration_number
      ) : (
        <>
          {added_by_name && `by ${added_by_name}`}
          {corrects_run !== null && (
            <>
              {', corrects '}
              <Link href={paths.payRun(corrects_run)}>{`pay run ${corrects_run}`}</Link>
            </>
          )}
        </>
      ),
  },
  {
    id: 'completed',
    header: 'Completed',
    isUnbroken: true,
    cell: ({ completed_at }) => (completed_at === null ? '–' : formatDate(completed_at)),
  },
  {
    id: 'time',
    header: 'Time-Based Pay',
    cell: (line) => <LongText>{ruled(line.time_pay, timePayRule(line))}</LongText>,
  },
  { id: 'bonus', header: 'Bonus', cell: (line) => <LongText>{ruled(line.bonus, bonusRule(line))}</LongText> },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    isKey: true,
    cell: ({ amount }) => formatMoneyWithPaise(amount),
  },
];

interface SlipLinesProps {
  run: PayRun;
  slip: SlipSums;
  mayPay: boolean;
}

/** The lines of a slip down to job, minutes, rate and rule. Those that were added to a draft can be removed. */
export function SlipLines({ run: { pay_run_id, state }, slip, mayPay }: SlipLinesProps) {
  const query = useQuery(paySlipQuery({ payRunId: pay_run_id, mechanicId: slip.mechanic_id }));
  const remove = useRemovePayLine();
  const removeLine = (lineId: number) =>
    remove.mutate(lineId, {
      onSuccess: () => notify.success('Line removed'),
      onError: (error) => notify.failure(messageFor(error, 'Failed to remove the line')),
    });
  const removal: Column<PayLine> = {
    id: 'remove',
    header: 'Remove',
    isHeaderHidden: true,
    cell: ({ line_id, kind, reason }) =>
      line_id !== null &&
      kind !== 'job' && (
        <Button
          variant="quiet"
          icon={Trash2}
          aria-label={`Remove ${payLineKindLabels[kind].toLowerCase()} ${reason}`}
          isDisabled={remove.isPending}
          onPress={() => removeLine(line_id)}
        />
      ),
  };
  return (
    <QueryView
      query={query}
      failure="Failed to load the lines"
      pending={<Skeleton label="Loading the lines..." lines={3} />}
    >
      {({ lines }) => (
        <DataTable
          label={`Lines of ${slip.mechanic_name}`}
          columns={state === 'draft' && mayPay ? [...columns, removal] : columns}
          rows={lines}
          rowKey={({ line_id, request_id }) => line_id ?? `job ${request_id}`}
        />
      )}
    </QueryView>
  );
}
