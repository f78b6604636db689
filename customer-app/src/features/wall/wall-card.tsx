import { type WallCard as Card, describeCard } from '@pitlane/shared-data/board';
import { BoardCard } from '@pitlane/shared-ui/board';

interface WallCardProps {
  card: Card;
  /** The server's time. */
  now: string;
}

/** A car on the wall: its work, mechanic, time and promise. */
export function WallCard({ card, now }: WallCardProps) {
  const { registration_number, brand, model, service_name, mechanic_name } = card;
  const { time, turn, waitsFor, promise, isLate, tone } = describeCard(card, now);
  return (
    <BoardCard
      title={registration_number}
      tone={tone}
      end={time}
      lines={[
        { id: 'waits', text: waitsFor, emphasis: 'strong' },
        { id: 'promise', text: promise, ...(isLate && { emphasis: 'strong' as const }) },
        { id: 'service', text: service_name },
        {
          id: 'mechanic',
          text: mechanic_name ?? 'No mechanic',
          emphasis: mechanic_name === null ? 'strong' : 'muted',
        },
        { id: 'car', text: `${brand} ${model}`, emphasis: 'muted' },
      ]}
      note={turn}
    />
  );
}
