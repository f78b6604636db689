import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';

/** What a bound field needs besides its own look: where its value lives in the form. */
export type Bound<Values extends FieldValues, Props> = Omit<
  Props,
  'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'controlRef'
> & {
  name: FieldPath<Values>;
  /** Called after the form has taken the new value, for fields that reset others. */
  onValueChange?: () => void;
};

/** Value, handlers and error of one field of the surrounding Form. Editing takes its error away. */
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
    // A disabled field would lose the focus of the person who pressed Enter in it.
    isReadOnly: formState.isSubmitting,
  };
}
