import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { type FieldErrors, type FieldPath, type FieldValues, FormProvider } from 'react-hook-form';
import { reportInvalidInput } from '../field/report-invalid-input.ts';
import { FormBody } from '../plain-form/form-body.tsx';
import type { FormProblem } from '../plain-form/form-problem.ts';
import { FormError } from './form-error.tsx';
import { showProblem, type ZodForm } from './use-zod-form.ts';

export interface FormProps<Input extends FieldValues, Output> {
  form: ZodForm<Input, Output>;
  /**
   * Called with the schema's output; answers with the error to show, if there is one. While its promise is pending,
   * `form.formState.isSubmitting` is true.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a form that shows its errors itself answers nothing
  onSubmit: (values: Output) => void | Promise<FormProblem | undefined | void>;
  children: ReactNode;
  /** The accessible name, such as 'Log in'. */
  label?: string;
}

/** The path of the first error, such as `lines.0.quantity`. */
function firstPath(errors: object): string | undefined {
  for (const [name, error] of Object.entries(errors)) {
    if (name === 'root' || typeof error !== 'object' || error === null) continue;
    if ('message' in error && typeof error.message === 'string') return name;
    const inner = firstPath(error);
    if (inner !== undefined) return `${name}.${inner}`;
  }
  return undefined;
}

/** Validates on submit, focuses the first invalid field and shows errors of the whole form. */
export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  children,
  label,
}: FormProps<Input, Output>) {
  const focusFirstError = (errors: FieldErrors<Input>) => {
    // The resolver keeps the order of the schema, which is the order of the fields.
    const first = firstPath(errors);
    if (first) form.setFocus(first as FieldPath<Input>);
  };
  // A ref, because a second submit can arrive before React has rendered the first one.
  const isRunning = useRef(false);
  const submitOnce = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    const invalid = reportInvalidInput(event.currentTarget);
    const submit = async (values: Output) => {
      if (invalid) return invalid.focus();
      const problem = await onSubmit(values);
      if (problem) showProblem(form, problem);
    };
    try {
      await form.handleSubmit(submit, focusFirstError)(event);
    } finally {
      isRunning.current = false;
    }
  };
  return (
    <FormProvider {...form}>
      <FormBody aria-label={label} noValidate onSubmit={submitOnce}>
        <FormError />
        {children}
      </FormBody>
    </FormProvider>
  );
}
