import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Chooses an option of a select by its text, as soon as it is there. */
export async function chooseOption(label: string, option: string) {
  const select = screen.getByRole('combobox', { name: label });
  await within(select).findByRole('option', { name: option });
  await userEvent.selectOptions(select, option);
}
