import { formatDuration, formatTime } from '@pitlane/shared-data/formats';
import { type ClockEntry, remarksOf, workOf } from '@pitlane/shared-data/hours';
import { Button, Card, CardHeader, Cluster } from '@pitlane/shared-ui/core';
import { Pause } from '@pitlane/shared-ui/icons';
import { useClockPress } from '../../waiting-work/use-clock-press.ts';

interface OpenClockProps {
  /** What runs; null for nothing. */
  entry: ClockEntry | null;
  onCorrect: () => void;
}

/** What the mechanic is on the clock for, and its end. */
export function OpenClock({ entry, onCorrect }: OpenClockProps) {
  const { press, isPending } = useClockPress();
  if (!entry) return <p>You are not on the clock. Start a job, or choose what you do now.</p>;
  const remarks = remarksOf(entry);
  return (
    <Card aria-label="On the clock">
      <CardHeader
        title={workOf(entry)}
        detail={[
          entry.registration_number,
          `since ${formatTime(entry.started_at)}`,
          formatDuration(entry.minutes),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      {remarks.length > 0 && <p>{remarks.join('. ')}.</p>}
      <Cluster gap={3}>
        <Button
          size="large"
          variant="primary"
          icon={Pause}
          isPending={isPending}
          pendingLabel="Stopping..."
          onPress={() => press({ kind: 'stop' }, 'Stop')}
        >
          Stop
        </Button>
        {entry.ran_over && (
          <Button size="large" onPress={onCorrect}>
            Correct…
          </Button>
        )}
      </Cluster>
    </Card>
  );
}
