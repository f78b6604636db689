import { currentOf, useSave } from '@pitlane/shared-data/forms';
import { type Bay, useSaveBay } from '@pitlane/shared-data/garage';
import * as z from '@pitlane/shared-data/schema';

import {
  ChangedDialog,
  type ChangedFields,
  FormCheckbox,
  FormDialog,
  FormTextField,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required')),
  active: z.boolean(),
});

const bayFields: ChangedFields<Bay> = [
  { label: 'Name', text: ({ name }) => name },
  { label: 'In use', text: ({ active }) => (active ? 'Yes' : 'No') },
];

interface BayDialogProps {
  /** The bay to change; without one, a bay is added. */
  bay?: Bay;
  onClose: () => void;
}

export function BayDialog({ bay, onClose }: BayDialogProps) {
  const mutation = useSaveBay();
  const form = useZodForm({
    schema,
    defaultValues: { name: bay?.name ?? '', active: bay?.active ?? true },
  });
  const { save, conflict } = useSave({
    opened: bay,
    send: (values: z.output<typeof schema>, { expected }) => mutation.mutateAsync({ ...values, expected }),
    current: currentOf('save_bay'),
    failure: 'Failed to save the bay',
    onSaved: ({ name }) => {
      notify.success(bay ? `${name} saved` : `${name} added`);
      onClose();
    },
  });
  const title = bay ? 'Change Bay' : 'Add Bay';
  return (
    <FormDialog
      title={title}
      size="small"
      form={form}
      submitLabel={bay ? 'Save' : 'Add Bay'}
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <ChangedDialog subject="this bay" fields={bayFields} conflict={conflict} />

      <FormTextField name="name" label="Name" isRequired autoFocus autoComplete="off" />
      <FormCheckbox name="active" label="In use" />
    </FormDialog>
  );
}
