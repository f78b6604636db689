import { useCreateWallLink } from '@pitlane/shared-data/board';
import { sendForm } from '@pitlane/shared-data/forms';
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
  return (
    <FormDialog
      title="Link of a Wall Screen"
      size="small"
      form={form}
      submitLabel="Make the Link"
      pendingLabel="Making..."
      onSubmit={({ name }) =>
        sendForm(create.mutateAsync(name), 'Failed to make the link', ({ link_id, token }) => {
          onMade({ linkId: link_id, name, token });
          onClose();
        })
      }
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
