import type { Ref } from 'react';
import type { FieldProps } from '../field/field-props.ts';

export interface DateFieldProps extends FieldProps {
  /** ISO date such as '2026-11-21'; '' is an empty field. */
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** ISO date. */
  min?: string;
  /** ISO date. */
  max?: string;
  autoFocus?: boolean;
  isReadOnly?: boolean;
  controlRef?: Ref<{ focus: () => void }>;
}
