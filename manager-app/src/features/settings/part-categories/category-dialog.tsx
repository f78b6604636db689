import { longestTaxCode } from '@pitlane/shared-data/formats';
import { currentOf, useSave } from '@pitlane/shared-data/forms';
import { type PartCategory, useSavePartCategory } from '@pitlane/shared-data/part-prices';
import type * as z from '@pitlane/shared-data/schema';
import { Grid } from '@pitlane/shared-ui/core';
import {
  ChangedDialog,
  FormDialog,
  FormNumberField,
  FormSelect,
  FormTextField,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import {
  categoryFields,
  categorySchema,
  formOf,
  roundingOptions,
  ruleOf,
  savedCategory,
} from './category-form.ts';

interface CategoryDialogProps {
  /** The category to change; without one, a new one. */
  category?: PartCategory;
  onClose: () => void;
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const form = useZodForm({ schema: categorySchema, defaultValues: formOf(category) });
  const mutation = useSavePartCategory();
  const { save, conflict } = useSave({
    opened: category,
    send: (values: z.output<typeof categorySchema>, { expected }) =>
      mutation.mutateAsync({
        ...savedCategory(values),
        ...(expected && { expected: ruleOf(expected) }),
        ...(category && category.name !== values.name && { old_name: category.name }),
      }),
    current: currentOf('save_part_category'),
    failure: 'Failed to save the category',
    onSaved: ({ name }) => {
      notify.success(`${name} saved`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={category ? `Change ${category.name}` : 'Add Category'}
      form={form}
      submitLabel={category ? 'Save' : 'Add Category'}
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <ChangedDialog subject="this category" fields={categoryFields} conflict={conflict} />
      <FormTextField
        name="name"
        label="Category"
        description={category ? 'Its parts get the new name' : 'As it is written at its parts'}
        isRequired
        autoFocus
        autoComplete="off"
      />
      <Grid>
        <FormNumberField
          name="margin"
          label="Margin on cost (%)"
          description="Proposes a price. Empty: no price is proposed."
          hasSteppers={false}
          formatOptions={{ maximumFractionDigits: 2 }}
        />
        <FormSelect name="roundTo" label="Proposed prices" options={roundingOptions} />
        <FormTextField
          name="taxCode"
          label="HSN"
          description={
            category?.usual_tax_code ? `Empty: ${category.usual_tax_code}` : 'Empty: that of the tax rates'
          }
          inputMode="numeric"
          autoComplete="off"
          maxLength={longestTaxCode}
        />
        <FormNumberField
          name="taxRate"
          label="GST rate (%)"
          description="Empty: that of the tax rates"
          hasSteppers={false}
          formatOptions={{ maximumFractionDigits: 2 }}
        />
      </Grid>
    </FormDialog>
  );
}
