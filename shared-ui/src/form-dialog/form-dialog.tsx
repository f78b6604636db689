import type { FieldValues } from 'react-hook-form';
import { Form, type FormProps } from '../form/form.tsx';
import { FormDialogFrame, type FormDialogOptions } from './form-dialog-frame.tsx';

export type FormDialogProps<Input extends FieldValues, Output> = FormDialogOptions & FormProps<Input, Output>;

/** A form with a schema, in a dialog. */
export function FormDialog<Input extends FieldValues, Output>({
  form,
  label,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps<Input, Output>) {
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormDialogFrame {...dialog} isBegun={isDirty} isPending={isSubmitting}>
      {(buttons) => (
        <Form form={form} label={label ?? dialog.title} onSubmit={onSubmit}>
          {children}
          {buttons}
        </Form>
      )}
    </FormDialogFrame>
  );
}
