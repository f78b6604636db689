import type { RefCallback } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import type { Option } from '../field/option.ts';

export interface ComboBoxProps extends FieldProps {
  options: readonly Option[];
  /** The id of the chosen option; '' or null when none is chosen. */
  value?: string | null;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Shown in the list when no option matches what was typed. */
  emptyText?: string;
  controlRef?: RefCallback<HTMLElement>;
}
