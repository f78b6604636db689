import { messageFor } from '@pitlane/shared-data/data-error';
import {
  channelLabels,
  type EstimateLine,
  type LineState,
  lineStateLabels,
  lineStateOf,
  useWithdrawLine,
} from '@pitlane/shared-data/estimates';
import { formatDateTime, formatMoney } from '@pitlane/shared-data/formats';
import { Button, Card, CardHeader, Note, StatusBadge, type Tone } from '@pitlane/shared-ui/core';
import { Pencil } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useId, useState } from 'react';
import { LineForm } from './line-form.tsx';
import { LinePhotos } from './line-photos.tsx';

const tones: Record<LineState, Tone> = {
  to_price: 'warning',
  to_send: 'neutral',
  waiting: 'info',
  approved: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
};

/** '2 pcs at ₹1,999.99 = ₹3,999.98' */
function amountOf({ quantity, unit, unit_price, amount }: EstimateLine): string {
  const pieces = `${quantity} ${unit}`;
  if (unit_price === null || amount === null) return pieces;
  return `${pieces} at ${formatMoney(unit_price)} = ${formatMoney(amount)}`;
}

function decisionOf({ decided_by_name, decided_at, decision_channel }: EstimateLine): string | null {
  if (!decided_at) return null;
  const how = decision_channel ? ` ${channelLabels[decision_channel].toLowerCase()}` : '';
  return `${decided_by_name ?? 'Unknown'},${how}, ${formatDateTime(decided_at)}`;
}

interface LineCardProps {
  line: EstimateLine;
  /** All of the request. */
  lines: readonly EstimateLine[];
  isClosed: boolean;
  /** A change of this decided line waits for an answer. */
  isBeingReplaced: boolean;
  onUnsaved: (lineId: number, isUnsaved: boolean) => void;
}

export function LineCard({ line, lines, isClosed, isBeingReplaced, onUnsaved }: LineCardProps) {
  const titleId = useId();
  const [isChanging, setChanging] = useState(false);
  const withdraw = useWithdrawLine();
  const { line_id, description, status } = line;
  const state = lineStateOf(line);
  const isOpen = !isClosed && (status === 'proposed' || isChanging);
  const decision = decisionOf(line);
  const again = status === 'declined' ? 'Propose again' : 'Change';
  const remove = () =>
    withdraw.mutate(line_id, {
      onSuccess: () => notify.success(`${description} withdrawn`),
      onError: (error) => notify.failure(messageFor(error, 'Failed to withdraw the line')),
    });
  return (
    <Card as="article" isDense={!isOpen} aria-labelledby={titleId}>
      <CardHeader
        level={3}
        id={titleId}
        title={description}
        detail={amountOf(line)}
        end={<StatusBadge tone={tones[state]}>{lineStateLabels[state]}</StatusBadge>}
      />
      {decision && <p>{decision}</p>}
      <Note label="Reason for declining" text={line.decline_reason} />
      {line.replaces !== null && status === 'proposed' && (
        <p>Replaces the line that was answered before, once the customer approves it.</p>
      )}
      <LinePhotos line={line} lines={lines} isClosed={isClosed}>
        {!isClosed && !isOpen && !isBeingReplaced && (status === 'approved' || status === 'declined') && (
          <Button icon={Pencil} aria-label={`${again} ${description}`} onPress={() => setChanging(true)}>
            {again}
          </Button>
        )}
      </LinePhotos>
      {isOpen && (
        <LineForm
          line={line}
          isWithdrawing={withdraw.isPending}
          onWithdraw={status === 'proposed' ? remove : undefined}
          onDone={() => setChanging(false)}
          onUnsaved={onUnsaved}
        />
      )}
    </Card>
  );
}
