import { DataError } from '@pitlane/shared-data/data-error';
import type { PlainFormState } from '@pitlane/shared-ui/core';
import type { changesOf, DraftFields, LineFields } from './draft-fields.ts';

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

/** The name of a line's field. */
export const lineFieldName = (position: number, field: string) => `${field}_${position}`;

/** What the server would refuse, for the fields in the order of the screen. */
export function problemsOf({ customer, lines }: DraftFields) {
  const problems: Record<string, string | false> = {
    name: !customer.name.trim() && 'Please enter a name',
  };
  for (const { position, description, tax_code } of lines) {
    problems[lineFieldName(position, 'description')] = !description.trim() && 'Please enter a description';
    problems[lineFieldName(position, 'tax_code')] =
      tax_code !== '' && !/^\d{4,8}$/.test(tax_code) && 'An HSN or SAC code has 4 to 8 digits';
  }
  return problems;
}

/** The name of the field that a server error is about; undefined when it names none, or one of several lines. */
export function fieldOfError(error: unknown, sent: ReturnType<typeof changesOf>, customer: object) {
  const field = error instanceof DataError ? error.field : undefined;
  if (field === undefined || field in customer) return field;
  const [line, ...others] = sent.lines.filter((changed) => changed[field as keyof LineFields] !== undefined);
  return line && others.length === 0 ? lineFieldName(line.position, field) : undefined;
}
