import { DataError } from '@pitlane/shared-data/data-error';
import { formatCountOf } from '@pitlane/shared-data/formats';
import { problemOf } from '@pitlane/shared-data/forms';
import { type InspectionTemplate, useSaveInspectionTemplate } from '@pitlane/shared-data/inspections';
import { limits } from '@pitlane/shared-data/limits';
import { Button, TextField } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { Plus } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { ChangedDialog } from '../../../saving/changed-dialog.tsx';
import type { Fields } from '../../../saving/use-save.ts';
import { SectionFields } from './section-fields.tsx';
import { checkTemplate, formOf, newSection, sectionsOf } from './template-form.ts';

const templateFields: Fields<InspectionTemplate> = [
  { label: 'Name', text: ({ name }) => name },
  {
    label: 'Sections',
    text: ({ sections }) =>
      sections.map(({ name, items }) => `${name} (${formatCountOf(items.length, 'item')})`).join(', '),
  },
  { label: 'Changes', text: ({ version }) => String(version) },
];

interface TemplateDialogProps {
  /** The template to change; without one, a template is added. */
  template?: InspectionTemplate;
  onClose: () => void;
}

export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const saving = useSaveInspectionTemplate();
  const [opened] = useState(() => formOf(template));
  const [form, setForm] = useState(opened);
  const [current, setCurrent] = useState<InspectionTemplate | null>(null);

  const saveOver = async (expected: InspectionTemplate | undefined) => {
    try {
      const { name } = await saving.mutateAsync({
        name: form.name.trim(),
        sections: sectionsOf(form),
        expected,
      });
      notify.success(template ? `${name} saved` : `${name} added`);
      onClose();
      return undefined;
    } catch (error) {
      const isChanged = error instanceof DataError && error.kind === 'changed' && error.detail !== undefined;
      setCurrent(isChanged ? JSON.parse(error.detail ?? '') : null);
      return isChanged ? undefined : problemOf(error, 'Failed to save the template');
    }
  };

  const title = template ? 'Change Template' : 'Add Template';
  return (
    <>
      {current && template && (
        <ChangedDialog
          subject="this template"
          fields={templateFields}
          conflict={{
            current,
            expected: template,
            isSaving: saving.isPending,
            saveAnyway: () => void saveOver(current),
            goBack: () => setCurrent(null),
          }}
        />
      )}
      <PlainFormDialog<string>
        title={title}
        size="large"
        check={() => checkTemplate(form)}
        submitLabel={template ? 'Save' : 'Add Template'}
        pendingLabel="Saving..."
        isBegun={form !== opened}
        onSubmit={() => saveOver(template)}
        onClose={onClose}
      >
        {({ field }) => (
          <>
            <TextField
              {...field('name')}
              label="Name"
              description="Inspections that have begun keep their items."
              isRequired
              value={form.name}
              maxLength={limits.name}
              autoComplete="off"
              onChange={(name) => {
                field('name').onChange();
                setForm({ ...form, name });
              }}
            />
            {form.sections.map((section) => (
              <SectionFields
                key={section.key}
                section={section}
                sections={form.sections}
                onChange={(sections) => setForm({ ...form, sections })}
                field={field}
              />
            ))}
            <div>
              <Button
                icon={Plus}
                onPress={() => setForm({ ...form, sections: [...form.sections, newSection()] })}
              >
                Add section
              </Button>
            </div>
          </>
        )}
      </PlainFormDialog>
    </>
  );
}
