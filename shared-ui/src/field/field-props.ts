import type { ReactNode } from 'react';

/** Common props of all fields. The label is the accessible name; description and error are linked to the control. */
export interface FieldProps {
  label: string;
  /** A hint that stays visible while typing. */
  description?: ReactNode;
  /** Marks the field invalid and is shown below it. */
  errorMessage?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  name?: string;
}
