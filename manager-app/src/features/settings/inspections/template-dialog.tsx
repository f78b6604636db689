import { formatCountOf } from '@pitlane/shared-data/formats';
import { type InspectionTemplate, useSaveInspectionTemplate } from '@pitlane/shared-data/inspections';
import { limits } from '@pitlane/shared-data/limits';
import { Button, TextField } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { Plus } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { ChangedDialog } from '../../../saving/changed-dialog.tsx';
import { type Fields, useSaveOver } from '../../../saving/use-save.ts';
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
  const { save, conflict } = useSaveOver({
    mutation: saving,
    opened: template,
    send: (values: typeof form, expected: InspectionTemplate | undefined) => ({
      name: values.name.trim(),
      sections: sectionsOf(values),
      expected,
    }),
    failure: 'Failed to save the template',
    onSaved: ({ name }) => {
      notify.success(template ? `${name} saved` : `${name} added`);
      onClose();
    },
    onProblem: ({ message }) => notify.failure(message),
  });

  const title = template ? 'Change Template' : 'Add Template';
  return (
    <>
      {conflict && <ChangedDialog subject="this template" fields={templateFields} conflict={conflict} />}
      <PlainFormDialog<string>
        title={title}
        size="large"
        check={() => checkTemplate(form)}
        submitLabel={template ? 'Save' : 'Add Template'}
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
