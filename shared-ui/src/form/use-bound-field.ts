import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';

/** The props of a field bound to a form: the form supplies value, handlers and error. */
export type BoundFieldProps<Values extends FieldValues, Props> = Omit<
  Props,
  'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'controlRef'
> & {
  name: FieldPath<Values>;
  /** Called after the form has stored the new value, for fields that reset others. */
  onValueChange?: () => void;
};

/** Value, handlers and error of one field of the surrounding Form. Editing clears its error. */
export function useBoundField<Values extends FieldValues>(
  name: FieldPath<Values>,
  onValueChange?: () => void,
) {
  const { control, clearErrors } = useFormContext<Values>();
  const { field, fieldState, formState } = useController({ control, name });
  return {
    name,
    value: field.value,
    onChange: (value: unknown) => {
      field.onChange(value);
      clearErrors(name);
      clearErrors('root');
      onValueChange?.();
    },
    onBlur: field.onBlur,
    controlRef: field.ref,
    errorMessage: fieldState.error?.message,
    // Disabling the field would lose the focus of a user who pressed Enter in it.
    isReadOnly: formState.isSubmitting,
  };
}
