import { formatCountOf } from '@pitlane/shared-data/formats';
import { currentOf, useSave } from '@pitlane/shared-data/forms';
import { type InspectionTemplate, useSaveInspectionTemplate } from '@pitlane/shared-data/inspections';
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
import { SectionFields } from './section-fields.tsx';
import { formOf, newSection, sectionsOf, templateSchema } from './template-form.ts';

const templateFields: ChangedFields<InspectionTemplate> = [
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
  const form = useZodForm({ schema: templateSchema, defaultValues: formOf(template) });
  const { fields, append, ...sections } = useFieldArray({ control: form.control, name: 'sections' });
  const { save, conflict } = useSave({
    opened: template,
    send: (values: z.output<typeof templateSchema>, { expected }) =>
      saving.mutateAsync({ name: values.name, sections: sectionsOf(values), expected }),
    current: currentOf('save_inspection_template'),
    failure: 'Failed to save the template',
    onSaved: ({ name }) => {
      notify.success(template ? `${name} saved` : `${name} added`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={template ? 'Change Template' : 'Add Template'}
      size="large"
      form={form}
      submitLabel={template ? 'Save' : 'Add Template'}
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <ChangedDialog subject="this template" fields={templateFields} conflict={conflict} />
      <FormTextField
        name="name"
        label="Name"
        description="Inspections that have begun keep their items."
        isRequired
        maxLength={limits.name}
        autoComplete="off"
      />
      {fields.map(({ id }, index) => (
        <SectionFields key={id} index={index} count={fields.length} sections={sections} />
      ))}
      <div>
        <Button icon={Plus} onPress={() => append(newSection, { shouldFocus: false })}>
          Add section
        </Button>
      </div>
    </FormDialog>
  );
}
