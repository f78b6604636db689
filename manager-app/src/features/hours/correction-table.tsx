import { messageFor } from '@pitlane/shared-data/data-error';
import { formatDate } from '@pitlane/shared-data/formats';
import {
  type ClockCorrection,
  type ClockEntry,
  correctionStateLabels,
  isOfMissing,
  missingWork,
  timesOf,
  useDecideCorrection,
  workOf,
} from '@pitlane/shared-data/hours';
import { Button, type Column, DataTable, LongText, Row } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';

type Asked = ClockCorrection & { entry: ClockEntry | null };

/** The work that it is about. */
const subjectOf = (asked: Asked): string =>
  isOfMissing(asked) ? `Missing: ${missingWork(asked)}` : asked.entry ? workOf(asked.entry) : '';

interface CorrectionTableProps {
  /** Those to decide come first. */
  corrections: readonly Asked[];
  onRefuse: (correction: Asked) => void;
}

/** What mechanics ask to correct, what it was, and what was decided. */
export function CorrectionTable({ corrections, onRefuse }: CorrectionTableProps) {
  const decide = useDecideCorrection();
  const accept = ({ correction_id }: Asked) =>
    decide.mutate(
      { correctionId: correction_id, accept: true },
      {
        onSuccess: () => notify.success('Correction accepted'),
        onError: (error) =>
          notify.failure(messageFor(error, 'Failed to accept the correction. Please try again.')),
      },
    );
  const columns: Column<Asked>[] = [
    {
      id: 'mechanic',
      header: 'Mechanic',
      isRowHeader: true,
      isKey: true,
      cell: ({ mechanic_name }) => mechanic_name,
    },
    {
      id: 'day',
      header: 'Day',
      isKey: true,
      isUnbroken: true,
      cell: ({ started_at }) => formatDate(started_at),
    },
    { id: 'work', header: 'Work', cell: (correction) => <LongText>{subjectOf(correction)}</LongText> },
    {
      id: 'was',
      header: 'It was',
      isUnbroken: true,
      cell: ({ was_started_at, was_ended_at }) => was_started_at && timesOf(was_started_at, was_ended_at),
    },
    {
      id: 'is',
      header: 'It should be',
      isKey: true,
      isUnbroken: true,
      cell: ({ started_at, ended_at }) => timesOf(started_at, ended_at),
    },
    { id: 'reason', header: 'Reason', isKey: true, cell: ({ reason }) => <LongText>{reason}</LongText> },
    {
      id: 'decision',
      header: 'Decision',
      isKey: true,
      cell: (correction) =>
        correction.state === 'open' ? (
          <Row gap={2}>
            <Button
              aria-label={`Accept the correction of ${correction.mechanic_name}`}
              isDisabled={decide.isPending}
              onPress={() => accept(correction)}
            >
              Accept
            </Button>
            <Button
              variant="quiet"
              aria-label={`Refuse the correction of ${correction.mechanic_name}…`}
              isDisabled={decide.isPending}
              onPress={() => onRefuse(correction)}
            >
              Refuse…
            </Button>
          </Row>
        ) : (
          <LongText>
            {[
              `${correctionStateLabels[correction.state]} by ${correction.decided_by_name}`,
              correction.answer,
            ]
              .filter(Boolean)
              .join(': ')}
          </LongText>
        ),
    },
  ];
  return (
    <DataTable
      label="Asked and decided"
      columns={columns}
      rows={corrections}
      rowKey={({ correction_id }) => correction_id}
    />
  );
}
