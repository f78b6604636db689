import { useId } from 'react';
import type { FieldProps } from './field-props.ts';

/** The attributes that link a control to the label, description and error of its field. */
export function useFieldIds({
  description,
  errorMessage,
  isRequired,
}: Pick<FieldProps, 'description' | 'errorMessage' | 'isRequired'>) {
  const id = useId();
  const descriptionId = description ? `${id}-description` : undefined;
  const errorId = errorMessage ? `${id}-error` : undefined;
  return {
    control: {
      id,
      'aria-describedby': [descriptionId, errorId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': errorMessage ? true : undefined,
      // Not `required`: the form's schema has the messages.
      'aria-required': isRequired || undefined,
    },
    labelId: `${id}-label`,
    descriptionId,
    errorId,
  } as const;
}

export type FieldIds = ReturnType<typeof useFieldIds>;
