import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Opens a select by its label and chooses an option by its text. */
export async function chooseOption(label: string, option: string) {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`${label}$`) }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}
