import {
  type BoardCard as Card,
  describeCard,
  useBoardMoves,
  type WaitingReason,
  waitingLabels,
} from '@pitlane/shared-data/board';
import { BoardCard } from '@pitlane/shared-ui/board';
import { Button, Link, MenuButton } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { paths } from '../../paths.ts';

/** One of the mechanic's cars: a link to its job, and what it waits for. */
export function LaneCard({ card, now }: { card: Card; now: string }) {
  const moves = useBoardMoves({ onDone: notify.success, onFailed: notify.failure });
  const { request_id, registration_number: plate, brand, model, service_name, stage, reason } = card;
  const { time, turn, waitsFor, missing, waited, promise, isLate, tone } = describeCard(card, now);
  return (
    <BoardCard
      title={<Link href={paths.job(request_id)}>{plate}</Link>}
      tone={tone}
      end={time}
      lines={[
        { id: 'waits', text: waitsFor, emphasis: 'strong' },
        { id: 'missing', text: missing, emphasis: 'strong' },
        { id: 'promise', text: promise, ...(isLate && { emphasis: 'strong' as const }) },
        { id: 'service', text: service_name },
        { id: 'car', text: `${brand} ${model}`, emphasis: 'muted' },
        { id: 'waited', text: waited, emphasis: 'muted' },
      ]}
      note={card.turn === 'mechanic' ? 'Your turn' : turn}
    >
      {moves.mayWait(card) && (
        <>
          {stage === 'waiting' && (
            <Button
              size="large"
              aria-label={`Go On ${plate}`}
              isDisabled={moves.isPending}
              onPress={() => moves.goOn(card)}
            >
              Go On
            </Button>
          )}
          <MenuButton
            label={`Waiting for… ${plate}`}
            size="large"
            isDisabled={moves.isPending}
            items={Object.entries(waitingLabels).map(([id, label]) => ({
              id,
              label,
              isDisabled: id === reason,
              onAction: () => moves.wait(card, id as WaitingReason),
            }))}
          >
            Waiting for…
          </MenuButton>
        </>
      )}
    </BoardCard>
  );
}
