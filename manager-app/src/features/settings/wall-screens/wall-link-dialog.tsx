import { useCreateWallLink } from '@pitlane/shared-data/board';
import { useSave } from '@pitlane/shared-data/forms';
import * as z from '@pitlane/shared-data/schema';
import { FormDialog, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'Please name the screen')) });

export interface MadeWallLink {
  linkId: number;
  name: string;
  token: string;
}

interface WallLinkDialogProps {
  onMade: (made: MadeWallLink) => void;
  onClose: () => void;
}

/** Makes the link of a screen on the wall. */
export function WallLinkDialog({ onMade, onClose }: WallLinkDialogProps) {
  const create = useCreateWallLink();
  const form = useZodForm({ schema, defaultValues: { name: '' } });
  const { save } = useSave({
    send: ({ name }: z.output<typeof schema>) => create.mutateAsync(name),
    failure: 'Failed to make the link',
    onSaved: ({ link_id, token }, { name }) => {
      onMade({ linkId: link_id, name, token });
      onClose();
    },
  });
  return (
    <FormDialog
      title="Link of a Wall Screen"
      size="small"
      form={form}
      submitLabel="Make the Link"
      pendingLabel="Making..."
      onSubmit={save}
      onClose={onClose}
    >
      <FormTextField
        name="name"
        label="Screen"
        description="Where it hangs, such as Hall"
        isRequired
        autoFocus
        autoComplete="off"
      />
    </FormDialog>
  );
}
