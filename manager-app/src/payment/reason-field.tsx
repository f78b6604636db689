import { limits } from '@pitlane/shared-data/limits';
import { type PlainFormState, TextArea } from '@pitlane/shared-ui/core';

interface ReasonFieldProps {
  field: ReturnType<PlainFormState<string>['field']>;
  /** The paper for the customer that shows it. */
  shownOn?: 'receipt' | 'credit note';
  autoFocus?: boolean;
  value: string;
  onChange: (reason: string) => void;
}

/** Why money is given back or an entry corrected. */
export const ReasonField = ({ field, shownOn, autoFocus, value, onChange }: ReasonFieldProps) => (
  <TextArea
    {...field}
    label="Reason"
    description={shownOn && `The customer sees it on the ${shownOn}`}
    isRequired
    autoFocus={autoFocus}
    rows={2}
    maxLength={limits.notes}
    value={value}
    onChange={(entered) => {
      field.onChange();
      onChange(entered);
    }}
  />
);
