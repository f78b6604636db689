import { tidyText } from '@pitlane/shared-data/formats';
import { limits } from '@pitlane/shared-data/limits';
import { TextField } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';

interface OtherWorkDialogProps {
  onPut: (note: string) => void;
  onClose: () => void;
}

/** Asks what the work is. */
export function OtherWorkDialog({ onPut, onClose }: OtherWorkDialogProps) {
  const noteOf = (values: FormData) => tidyText(String(values.get('note') ?? ''));
  return (
    <PlainFormDialog<'note'>
      title="Something else"
      check={(values) => ({ note: !noteOf(values) && 'Please say what it is' })}
      submitLabel="Put on the Clock"
      pendingLabel="Saving..."
      onSubmit={async (values) => {
        onPut(noteOf(values));
        onClose();
        return undefined;
      }}
      onClose={onClose}
    >
      {({ field }) => (
        <TextField {...field('note')} label="What it is" maxLength={limits.name} autoFocus isRequired />
      )}
    </PlainFormDialog>
  );
}
