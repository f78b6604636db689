import type { FieldValues } from 'react-hook-form';
import { Form, type FormProps } from '../form/form.tsx';
import { FormDialogFrame, type FormDialogOptions } from './form-dialog-frame.tsx';

export type FormDialogProps<Input extends FieldValues, Output> = FormDialogOptions &
  FormProps<Input, Output> & {
    /** Whether something was entered that is no value of the form, such as what a draft kept. */
    isBegun?: boolean;
  };

/** A form with a schema, in a dialog. */
export function FormDialog<Input extends FieldValues, Output>({
  form,
  label,
  onSubmit,
  children,
  isBegun = false,
  ...dialog
}: FormDialogProps<Input, Output>) {
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormDialogFrame {...dialog} isBegun={isDirty || isBegun} isPending={isSubmitting}>
      {(buttons) => (
        <Form form={form} label={label ?? dialog.title} onSubmit={onSubmit}>
          {children}
          {buttons}
        </Form>
      )}
    </FormDialogFrame>
  );
}
