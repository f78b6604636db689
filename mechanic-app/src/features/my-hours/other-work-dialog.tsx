import { limits } from '@pitlane/shared-data/limits';
import * as z from '@pitlane/shared-data/schema';
import { FormDialog, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';

const schema = z.object({ note: z.requiredText('Please say what it is') });

interface OtherWorkDialogProps {
  onPut: (note: string) => void;
  onClose: () => void;
}

/** Asks what the work is. */
export function OtherWorkDialog({ onPut, onClose }: OtherWorkDialogProps) {
  const form = useZodForm({ schema, defaultValues: { note: '' } });
  return (
    <FormDialog
      title="Something else"
      form={form}
      submitLabel="Put on the Clock"
      pendingLabel="Saving..."
      onSubmit={({ note }) => {
        onPut(note);
        onClose();
      }}
      onClose={onClose}
    >
      <FormTextField name="note" label="What it is" maxLength={limits.name} autoFocus isRequired />
    </FormDialog>
  );
}
