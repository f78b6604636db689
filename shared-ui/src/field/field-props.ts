import type { ReactNode } from 'react';

/** What every field takes. The label is the accessible name; description and error are linked to the control. */
export interface FieldProps {
  label: string;
  /** A hint that stays visible while the person types. */
  description?: ReactNode;
  /** Marks the field invalid and stands below it. */
  errorMessage?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  name?: string;
}
