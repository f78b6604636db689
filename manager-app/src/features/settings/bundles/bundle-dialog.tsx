import { type Bundle, useSaveBundle } from '@pitlane/shared-data/bundles';
import { limits } from '@pitlane/shared-data/limits';
import { Button, TextField } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { Plus } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { ChangedDialog } from '../../../saving/changed-dialog.tsx';
import { type Fields, useSaveOver } from '../../../saving/use-save.ts';
import { checkBundle, formOf, linesOf, newLine } from './bundle-form.ts';
import { LineFields } from './line-fields.tsx';

const bundleFields: Fields<Bundle> = [
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
  const [opened] = useState(() => formOf(bundle));
  const [form, setForm] = useState(opened);
  const { save, conflict } = useSaveOver({
    mutation: saving,
    opened: bundle,
    send: (values: typeof form, expected: Bundle | undefined) => ({
      name: values.name.trim(),
      lines: linesOf(values),
      expected,
    }),
    failure: 'Failed to save the bundle',
    onSaved: ({ name }) => {
      notify.success(bundle ? `${name} saved` : `${name} added`);
      onClose();
    },
    onProblem: ({ message }) => notify.failure(message),
  });

  return (
    <>
      {conflict && <ChangedDialog subject="this bundle" fields={bundleFields} conflict={conflict} />}
      <PlainFormDialog<string>
        title={bundle ? 'Change Bundle' : 'Add Bundle'}
        size="large"
        check={() => checkBundle(form)}
        submitLabel={bundle ? 'Save' : 'Add Bundle'}
        pendingLabel="Saving..."
        isBegun={form !== opened}
        onSubmit={() => save(form)}
        onClose={onClose}
      >
        {({ field }) => (
          <>
            <TextField
              {...field('name')}
              label="Name"
              description="Lines that were added to a request stay as they are."
              isRequired
              value={form.name}
              maxLength={limits.name}
              autoComplete="off"
              onChange={(name) => {
                field('name').onChange();
                setForm({ ...form, name });
              }}
            />
            {form.lines.map((line, index) => (
              <LineFields
                key={line.key}
                line={line}
                index={index}
                field={field}
                onChange={(changed) =>
                  setForm({
                    ...form,
                    lines: form.lines.map((each) => (each.key === line.key ? changed : each)),
                  })
                }
                onRemove={
                  form.lines.length > 1
                    ? () => setForm({ ...form, lines: form.lines.filter(({ key }) => key !== line.key) })
                    : undefined
                }
              />
            ))}
            <div>
              <Button
                icon={Plus}
                isDisabled={form.lines.length >= limits.bundleLines}
                onPress={() => setForm({ ...form, lines: [...form.lines, newLine()] })}
              >
                Add line
              </Button>
            </div>
          </>
        )}
      </PlainFormDialog>
    </>
  );
}
