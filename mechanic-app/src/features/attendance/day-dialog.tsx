import { dayInGarage, formatDate, formatDuration } from '@pitlane/shared-data/formats';
import {
  type AttendanceDay,
  type ClockCorrection,
  type ClockEntry,
  describeCorrection,
  missingWork,
  remarksOf,
  timesOf,
  workOf,
} from '@pitlane/shared-data/hours';
import { Button, Card, CardHeader, Dialog, Stack } from '@pitlane/shared-ui/core';
import { Plus } from '@pitlane/shared-ui/icons';

interface DayDialogProps {
  day: AttendanceDay;
  corrections: readonly ClockCorrection[];
  /** With an entry that is wrong, or with none for one that is missing. */
  onCorrect: (entry?: ClockEntry) => void;
  onClose: () => void;
}

/** What was clocked on a day, and the way to correct it. */
export function DayDialog({ day, corrections, onCorrect, onClose }: DayDialogProps) {
  const of = (entry: ClockEntry) => corrections.filter(({ entry_id }) => entry_id === entry.entry_id);
  const missing = corrections.filter(
    ({ entry_id, started_at }) => entry_id === null && dayInGarage(started_at) === day.day,
  );
  return (
    <Dialog
      isOpen
      title={formatDate(day.day)}
      onOpenChange={onClose}
      actions={
        <Button icon={Plus} onPress={() => onCorrect()}>
          Missing Entry
        </Button>
      }
    >
      <Stack gap={3}>
        {day.entries.length === 0 && <p>Nothing was clocked on this day.</p>}
        {day.entries.map((entry) => {
          const notes = [...remarksOf(entry), ...of(entry).map(describeCorrection)];
          const times = timesOf(entry.started_at, entry.ended_at);
          return (
            <Card key={entry.entry_id} aria-label={`${workOf(entry)}, ${times}`}>
              <CardHeader
                title={workOf(entry)}
                detail={[entry.registration_number, times, formatDuration(entry.minutes)]
                  .filter(Boolean)
                  .join(' · ')}
              />
              {notes.length > 0 && <p>{notes.join('. ')}</p>}
              {!of(entry).some(({ state }) => state === 'open') && (
                <Button aria-label={`Correct ${workOf(entry)}, ${times}`} onPress={() => onCorrect(entry)}>
                  Correct…
                </Button>
              )}
            </Card>
          );
        })}
        {missing.map((correction) => (
          <p key={correction.correction_id}>
            {`Missing: ${missingWork(correction)}. ${describeCorrection(correction)}`}
          </p>
        ))}
      </Stack>
    </Dialog>
  );
}
