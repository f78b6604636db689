import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { StandardSchema } from './standard-schema.ts';

/** A form whose values are `Input` while typing and `Output` after validation. */
export type ZodForm<Input extends FieldValues, Output = Input> = UseFormReturn<Input, unknown, Output>;

/**
 * A form validated by a zod/mini schema on submit, with the schema's messages in its order. An error stays until its field
 * is edited or the form is submitted again.
 */
export function useZodForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
}: {
  schema: StandardSchema<Input, Output>;
  defaultValues: DefaultValues<Input>;
}): ZodForm<Input, Output> {
  return useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver<Input, unknown, Output>(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
}

/** Shows a server error at its field, which takes the focus, or above the form when it names no field. */
export function setServerError<Input extends FieldValues, Output>(
  form: ZodForm<Input, Output>,
  error: { field?: FieldPath<Input>; message: string },
) {
  const { field, message } = error;
  if (field) form.setError(field, { type: 'server', message }, { shouldFocus: true });
  else form.setError('root.server', { type: 'server', message });
}
