import { type Bay, useSaveBay } from '@pitlane/shared-data/garage';
import * as z from '@pitlane/shared-data/schema';
import { Button, Dialog } from '@pitlane/shared-ui/core';
import {
  Form,
  FormActions,
  FormCheckbox,
  FormTextField,
  useLeaveGuard,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { ChangedDialog } from '../../../saving/changed-dialog.tsx';
import { type Fields, useSave } from '../../../saving/use-save.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required')),
  active: z.boolean(),
});

const bayFields: Fields<Bay> = [
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
    form,
    mutation,
    opened: bay,
    send: (values: z.output<typeof schema>, expected) => ({ ...values, expected }),
    failure: 'Failed to save the bay',
    onSaved: ({ name }) => {
      notify.success(bay ? `${name} saved` : `${name} added`);
      onClose();
    },
  });
  const { leave, question } = useLeaveGuard(form.formState.isDirty);
  const close = () => leave(onClose);
  const title = bay ? 'Change Bay' : 'Add Bay';
  return (
    <Dialog title={title} size="small" isOpen isDismissable={!mutation.isPending} onOpenChange={close}>
      {question}
      {conflict && <ChangedDialog subject="this bay" fields={bayFields} conflict={conflict} />}
      <Form form={form} label={title} onSubmit={save}>
        <FormTextField name="name" label="Name" isRequired autoFocus autoComplete="off" />
        <FormCheckbox name="active" label="In use" />
        <FormActions>
          <Button isDisabled={mutation.isPending} onPress={close}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isPending={mutation.isPending} pendingLabel="Saving...">
            {bay ? 'Save' : 'Add Bay'}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
