import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { reportInvalidInput } from '../field/report-invalid-input.ts';
import { FormBanner } from './form-banner.tsx';
import { FormBody } from './form-body.tsx';
import type { FormProblem } from './form-problem.ts';

type FieldErrors<Name extends string> = Partial<Record<Name, string | false>>;

interface Errors<Name extends string> {
  fields: FieldErrors<Name>;
  form?: string;
}

export interface PlainFormState<Name extends string> {
  isPending: boolean;
  /** The props of a field that the form has to set. */
  field: (name: Name) => {
    name: Name;
    errorMessage: string | undefined;
    isReadOnly: boolean;
    onChange: () => void;
  };
}

export interface PlainFormProps<Name extends string> {
  /** The accessible name, such as 'Log in'. */
  label: string;
  /** The errors of the fields, in the order in which they are reported. Only a form without one is submitted. */
  check: (values: FormData) => FieldErrors<Name>;
  /** Answers with the error, if there is one. One of a field that the form does not show is one of the whole form. */
  onSubmit: (values: FormData) => Promise<FormProblem | undefined>;
  /** Called when something is typed or chosen. */
  onEdit?: () => void;
  children: (state: PlainFormState<Name>) => ReactNode;
}

/** A form of a few text fields, which keep their values themselves: without a schema and without a form library. */
export function PlainForm<Name extends string>({
  label,
  check,
  onSubmit,
  onEdit,
  children,
}: PlainFormProps<Name>) {
  const [errors, setErrors] = useState<Errors<Name>>({ fields: {} });
  const [isPending, setPending] = useState(false);
  const showFieldErrors = (form: HTMLFormElement, fields: FieldErrors<Name>) => {
    setErrors({ fields });
    const first = Object.entries(fields).find(([, message]) => message)?.[0];
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };
  const shownFields = useRef(new Set<string>());
  // A ref, because a second submit can arrive before React has rendered the first one.
  const isRunning = useRef(false);

  const showProblem = (form: HTMLFormElement, problem: FormProblem) => {
    const { field, message } = typeof problem === 'string' ? { message: problem } : problem;
    if (field && shownFields.current.has(field)) {
      showFieldErrors(form, { [field]: message } as FieldErrors<Name>);
    } else setErrors({ fields: {}, form: message });
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning.current) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const invalid = reportInvalidInput(form);
    if (showFieldErrors(form, check(values)) || invalid) return;
    isRunning.current = true;
    setPending(true);
    try {
      const problem = await onSubmit(values);
      if (problem) showProblem(form, problem);
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };

  const field: PlainFormState<Name>['field'] = (name) => {
    shownFields.current.add(name);
    return {
      name,
      errorMessage: errors.fields[name] || undefined,
      // Disabling the field would lose the focus of a user who pressed Enter in it.
      isReadOnly: isPending,
      onChange: () => setErrors(({ fields }) => ({ fields: { ...fields, [name]: undefined } })),
    };
  };

  return (
    <FormBody aria-label={label} noValidate onSubmit={submit} onChange={onEdit}>
      {errors.form && <FormBanner message={errors.form} />}
      {children({ isPending, field })}
    </FormBody>
  );
}
