/**
 * The first input within an element whose text its field cannot read: 31 February in a date field, or letters and an amount
 * beyond the limit in a number field. The form's state does not hold such a text, so nothing may be sent. Every such field
 * shows its error, and the first takes the focus.
 */
export function reportInvalidInput(within: ParentNode): HTMLInputElement | undefined {
  const inputs = [...within.querySelectorAll('input')];
  const invalid = inputs.filter(({ validity }) => validity.badInput || validity.customError);
  for (const input of invalid) input.checkValidity();
  invalid[0]?.focus();
  return invalid[0];
}
