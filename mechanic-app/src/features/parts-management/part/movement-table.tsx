import { formatCount, formatDateTime, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { Movement, Part } from '@pitlane/shared-data/parts';
import { Button, type Column, DataTable, Link, LongText, Whole, WholeParts } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { LargeTarget } from '../../../workshop-page/large-target.tsx';
import { CostDialog, type Receipt } from './cost-dialog.tsx';
import { formatChange, movementLabels } from './describe-movement.ts';
import { ReturnDialog } from './return-dialog.tsx';

type Use = Movement & { request_id: number };

const isReturnable = (movement: Movement): movement is Use =>
  movement.returnable > 0 && movement.request_id !== null;

const isReceipt = (movement: Movement): movement is Receipt => movement.entered_cost !== null;

interface CauseProps {
  movement: Movement;
  linkTo: (requestId: number) => string;
}

/** The job, order or stock-take that moved it. */
function Cause({
  movement: { request_id, registration_number, order_id, stock_take_id },
  linkTo,
}: CauseProps) {
  if (request_id !== null)
    return (
      <LargeTarget>
        <Link href={linkTo(request_id)}>
          #{request_id} <Whole>{registration_number}</Whole>
        </Link>
      </LargeTarget>
    );
  if (order_id !== null)
    return (
      <LargeTarget>
        <Link href={paths.purchaseOrder(order_id)}>Order</Link>
      </LargeTarget>
    );
  if (stock_take_id !== null)
    return (
      <LargeTarget>
        <Link href={paths.stockTake(stock_take_id)}>Stock-take</Link>
      </LargeTarget>
    );
  return '–';
}

interface MovementTableProps {
  part: Part;
  movements: readonly Movement[];
  /** The address of a request, for the caller's role. */
  linkTo: (requestId: number) => string;
  isRefreshing: boolean;
}

/** The ledger; a use can be returned from here, and the cost of a receipt corrected. */
export function MovementTable({ part, movements, linkTo, isRefreshing }: MovementTableProps) {
  const [use, setUse] = useState<Use | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const columns: Column<Movement>[] = [
    {
      id: 'kind',
      header: 'What',
      isRowHeader: true,
      isUnbroken: true,
      cell: ({ kind }) => movementLabels[kind],
    },
    { id: 'quantity', header: 'Quantity', align: 'end', isKey: true, cell: formatChange },
    { id: 'stock', header: 'Stock after', align: 'end', cell: ({ stock_after }) => formatCount(stock_after) },
    ...(part.avg_cost === null
      ? []
      : [
          {
            id: 'cost',
            header: 'Cost each',
            align: 'end',
            cell: ({ unit_cost }) => (unit_cost === null ? '' : formatMoneyWithPaise(unit_cost)),
          } satisfies Column<Movement>,
        ]),
    {
      id: 'job',
      header: 'Job or order',
      cell: (movement) => <Cause movement={movement} linkTo={linkTo} />,
    },
    {
      id: 'who',
      header: 'By',
      cell: ({ moved_by_name }) => (moved_by_name ? <LongText>{moved_by_name}</LongText> : '–'),
    },
    { id: 'reason', header: 'Why', cell: ({ reason }) => (reason ? <LongText>{reason}</LongText> : '–') },
    {
      id: 'when',
      header: 'When',
      isKey: true,
      cell: ({ moved_at }) => <WholeParts>{formatDateTime(moved_at)}</WholeParts>,
    },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      cell: (movement) =>
        isReturnable(movement) ? (
          <Button aria-label={`Return from job #${movement.request_id}`} onPress={() => setUse(movement)}>
            Return
          </Button>
        ) : isReceipt(movement) ? (
          <Button onPress={() => setReceipt(movement)}>Correct Cost</Button>
        ) : null,
    },
  ];
  return (
    <>
      <DataTable
        label="Stock movements"
        columns={columns}
        rows={movements}
        rowKey={({ movement_id }) => movement_id}
        isRefreshing={isRefreshing}
      />
      {use && <ReturnDialog part={part} use={use} onClose={() => setUse(null)} />}
      {receipt && <CostDialog part={part} receipt={receipt} onClose={() => setReceipt(null)} />}
    </>
  );
}
