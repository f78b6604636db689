import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type DefaultValues,
  type Field,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { FormProblem } from '../plain-form/form-problem.ts';
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

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Shows what a form answered, at the field that it names if the form shows it. */
export function showProblem<Input extends FieldValues, Output>(
  form: ZodForm<Input, Output>,
  problem: FormProblem,
) {
  const { field, message } = typeof problem === 'string' ? { message: problem } : problem;
  // The server's `hourly_rate` is `hourlyRate` in most forms.
  const name =
    field &&
    [field, camelCase(field)].find(
      (known) => get<unknown, Field | undefined>(form.control._fields, known)?._f?.mount,
    );
  setServerError(form, { ...(name && { field: name as FieldPath<Input> }), message });
}
