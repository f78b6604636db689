import { Button, Row } from '@pitlane/shared-ui/core';
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
  const toggle = isActive ? 'Retire' : 'Bring Back';
  return (
    <Row gap={2} justify="end">
      <Button icon={Pencil} aria-label={`Edit ${name}`} onPress={onEdit}>
        Edit
      </Button>
      <Button aria-label={`${toggle} ${name}`} isPending={isPending} onPress={onToggle}>
        {toggle}
      </Button>
    </Row>
  );
}
