import {
  type BoardCard as Card,
  describeCard,
  useBoardMoves,
  type WaitingReason,
  waitingLabels,
} from '@pitlane/shared-data/board';
import { BoardCard } from '@pitlane/shared-ui/board';
import { Button, LinkButton, MenuButton } from '@pitlane/shared-ui/core';
import { ChevronDown } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../paths.ts';

const PromiseDialog = lazy(async () => ({
  default: (await import('./promise-dialog.tsx')).PromiseDialog,
}));

/** Where a press leads that moves the card on; null where the mechanic does it. */
const nextOf = ({ stage, request_id }: Card) => {
  if (stage === 'booked')
    return { label: 'Check In', href: paths.frontDeskDoing('check-in', `${request_id}`) };
  return stage === 'ready' ? { label: 'Hand Over', href: paths.handOver(request_id) } : null;
};

interface WorkshopCardProps {
  card: Card;
  /** The server's time. */
  now: string;
  isWall: boolean;
}

/** A car on the board: its work, mechanic and time, and what can be done with it. */
export function WorkshopCard({ card, now, isWall }: WorkshopCardProps) {
  const moves = useBoardMoves({ onDone: notify.success, onFailed: notify.failure });
  const {
    request_id,
    registration_number: plate,
    brand,
    model,
    service_name,
    mechanic_name,
    customer_name,
  } = card;
  const { time, turn, waitsFor, missing, waited, promise, isLate, tone } = describeCard(card, now);
  const [isPromising, setPromising] = useState(false);
  const next = nextOf(card);
  return (
    <BoardCard
      title={plate}
      tone={tone}
      end={time}
      lines={[
        { id: 'waits', text: waitsFor, emphasis: 'strong' },
        { id: 'missing', text: missing, emphasis: 'strong' },
        {
          id: 'promise',
          text: promise,
          ...(isLate && { emphasis: 'strong' as const }),
        },
        { id: 'service', text: service_name },
        {
          id: 'mechanic',
          text: mechanic_name ?? 'No mechanic',
          emphasis: mechanic_name === null ? 'strong' : 'muted',
        },
        { id: 'car', text: `${brand} ${model}${isWall ? '' : `, ${customer_name}`}`, emphasis: 'muted' },
        { id: 'waited', text: isWall ? '' : waited, emphasis: 'muted' },
      ]}
      note={turn}
    >
      {!isWall && next && (
        <LinkButton href={next.href} aria-label={`${next.label} ${plate}`}>
          {next.label}
        </LinkButton>
      )}
      {!isWall && moves.mayWait(card) && (
        <>
          {card.stage === 'waiting' && (
            <Button
              aria-label={`Go On ${plate}`}
              isDisabled={moves.isPending}
              onPress={() => moves.goOn(card)}
            >
              Go On
            </Button>
          )}
          <MenuButton
            label={`Waiting for… ${plate}`}
            // Beside Go On there is no room for its text.
            {...(card.stage === 'waiting' && { icon: ChevronDown, isLabelHidden: true })}
            isDisabled={moves.isPending}
            items={[
              ...Object.entries(waitingLabels).map(([id, label]) => ({
                id,
                label,
                isDisabled: id === card.reason,
                onAction: () => moves.wait(card, id as WaitingReason),
              })),
              { id: 'promise', label: 'Promise another time…', onAction: () => setPromising(true) },
              ...(mechanic_name === null
                ? []
                : [{ id: 'job', label: 'Start or complete the job…', href: paths.job(request_id) }]),
            ]}
          >
            {card.stage === 'waiting' ? undefined : 'Waiting for…'}
          </MenuButton>
        </>
      )}
      {isPromising && (
        <Suspense fallback={null}>
          <PromiseDialog {...{ card, promise }} onClose={() => setPromising(false)} />
        </Suspense>
      )}
    </BoardCard>
  );
}
