import type { PlainFormState } from '@pitlane/shared-ui/core';

/** What the form sets on the field of a name. */
export type FieldOf = PlainFormState<string>['field'];

/** The props of a field: an edit clears its error. */
export const bind = <Value>(
  { name, errorMessage, onChange }: ReturnType<FieldOf>,
  change: (value: Value) => void,
) => ({
  name,
  errorMessage,
  onChange: (value: Value) => {
    onChange();
    change(value);
  },
});
