import { useSave } from '@pitlane/shared-data/forms';
import type * as z from '@pitlane/shared-data/schema';
import { type Supplier, useSaveSupplier } from '@pitlane/shared-data/suppliers';
import { Grid } from '@pitlane/shared-ui/core';
import {
  FormDialog,
  FormNumberField,
  FormTextArea,
  FormTextField,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { formOf, savedSupplier, supplierSchema } from './supplier-schema.ts';

interface SupplierDialogProps {
  /** The supplier to change; without one, a supplier is added. */
  supplier?: Supplier;
  onClose: () => void;
}

export function SupplierDialog({ supplier, onClose }: SupplierDialogProps) {
  const saving = useSaveSupplier();
  const form = useZodForm({ schema: supplierSchema, defaultValues: formOf(supplier) });
  const { save } = useSave({
    send: (values: z.output<typeof supplierSchema>) => saving.mutateAsync(savedSupplier(values, supplier)),
    failure: 'Failed to save the supplier',
    onSaved: ({ name }) => {
      notify.success(supplier ? `${name} saved` : `${name} added`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={supplier ? 'Change Supplier' : 'Add Supplier'}
      form={form}
      submitLabel={supplier ? 'Save' : 'Add Supplier'}
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <FormTextField name="name" label="Name" isRequired autoFocus autoComplete="off" />
      <Grid>
        <FormTextField name="contact" label="Contact" autoComplete="off" />
        <FormTextField name="phone" label="Phone" type="tel" autoComplete="off" />
        <FormTextField name="email" label="Email" type="email" autoComplete="off" />
        <FormTextField name="gstin" label="GSTIN" autoComplete="off" />
        <FormNumberField
          name="termsDays"
          label="Payment terms (days)"
          description="From the date of a bill until it is due"
          isRequired
          hasSteppers={false}
        />
        <FormNumberField
          name="leadDays"
          label="Lead time (days)"
          description="From an order to its delivery"
          isRequired
          hasSteppers={false}
        />
      </Grid>
      <FormTextArea name="note" label="Note" />
    </FormDialog>
  );
}
