import { type Bundle, useSaveBundle } from '@pitlane/shared-data/bundles';
import { currentOf, useSave } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import type * as z from '@pitlane/shared-data/schema';
import { Button } from '@pitlane/shared-ui/core';
import {
  ChangedDialog,
  type ChangedFields,
  FormDialog,
  FormTextField,
  useFieldArray,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { Plus } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { bundleSchema, formOf, linesOf, newLine } from './bundle-form.ts';
import { LineFields } from './line-fields.tsx';

const bundleFields: ChangedFields<Bundle> = [
  { label: 'Name', text: ({ name }) => name },
  { label: 'Lines', text: ({ lines }) => lines.map(({ description }) => description).join(', ') },
  { label: 'Changes', text: ({ version }) => String(version) },
];

interface BundleDialogProps {
  /** The bundle to change; without one, a bundle is added. */
  bundle?: Bundle;
  onClose: () => void;
}

export function BundleDialog({ bundle, onClose }: BundleDialogProps) {
  const saving = useSaveBundle();
  const form = useZodForm({ schema: bundleSchema, defaultValues: formOf(bundle) });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const { save, conflict } = useSave({
    opened: bundle,
    send: (values: z.output<typeof bundleSchema>, { expected }) =>
      saving.mutateAsync({ name: values.name, lines: linesOf(values), expected }),
    current: currentOf('save_bundle'),
    failure: 'Failed to save the bundle',
    onSaved: ({ name }) => {
      notify.success(bundle ? `${name} saved` : `${name} added`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={bundle ? 'Change Bundle' : 'Add Bundle'}
      size="large"
      form={form}
      submitLabel={bundle ? 'Save' : 'Add Bundle'}
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <ChangedDialog subject="this bundle" fields={bundleFields} conflict={conflict} />
      <FormTextField
        name="name"
        label="Name"
        description="Lines that were added to a request stay as they are."
        isRequired
        maxLength={limits.name}
        autoComplete="off"
      />
      {fields.map(({ id }, index) => (
        <LineFields key={id} index={index} onRemove={fields.length > 1 ? () => remove(index) : undefined} />
      ))}
      <div>
        <Button
          icon={Plus}
          isDisabled={fields.length >= limits.bundleLines}
          onPress={() => append(newLine, { shouldFocus: false })}
        >
          Add line
        </Button>
      </div>
    </FormDialog>
  );
}
