import { Button, RetireButton, Row } from '@pitlane/shared-ui/core';
import { Pencil } from '@pitlane/shared-ui/icons';

interface RowActionsProps {
  /** What the row is about. */
  name: string;
  isActive: boolean;
  isPending: boolean;
  onEdit: () => void;
  onToggle: () => void;
}

/** The buttons of a row of the catalogue. */
export function RowActions({ name, isActive, isPending, onEdit, onToggle }: RowActionsProps) {
  return (
    <Row gap={2} justify="end">
      <Button icon={Pencil} aria-label={`Edit ${name}`} onPress={onEdit}>
        Edit
      </Button>
      <RetireButton
        name={name}
        isRetired={!isActive}
        consequence="It can no longer be chosen. What has it already keeps it."
        isInRow
        isPending={isPending}
        onToggle={onToggle}
      />
    </Row>
  );
}
