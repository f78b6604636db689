import { formatDateTime } from '@pitlane/shared-data/formats';
import { type StockTake, stockTakeStateLabels } from '@pitlane/shared-data/stock-takes';
import { Card, Cluster, Note, Stack } from '@pitlane/shared-ui/core';
import { useWaitingCounts } from '../../../waiting-work/use-waiting-work.ts';
import { StockTakeBadge } from '../stock-take-badge.tsx';
import { countedLines } from './counted-lines.ts';

/** How far a stock-take is, and who began and closed it. */
export function StockTakeFacts({ stockTake }: { stockTake: StockTake }) {
  const lines = countedLines(stockTake, useWaitingCounts().waiting);
  const counted = lines.filter((line) => line.counted !== null).length;
  const waiting = lines.filter(({ isWaiting }) => isWaiting).length;
  const { state, reason, started_at, started_by_name, closed_at, closed_by_name } = stockTake;
  return (
    <Card>
      <Stack gap={2}>
        <Cluster gap={2}>
          <StockTakeBadge state={state} />
          <strong role="status">
            {counted} of {lines.length} counted{waiting > 0 && `, ${waiting} of them not sent yet`}
          </strong>
        </Cluster>
        <p>
          Started by {started_by_name} on {formatDateTime(started_at)}.
          {closed_at &&
            ` ${stockTakeStateLabels[state]} by ${closed_by_name} on ${formatDateTime(closed_at)}.`}
        </p>
        <Note label="Reason" text={reason} />
      </Stack>
    </Card>
  );
}
