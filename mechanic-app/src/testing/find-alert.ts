import { screen } from '@testing-library/react';

/** Finds an alert by its text. */
export const findAlert = (text: string) =>
  screen.findByText(text, { selector: '[role="alert"], [role="alert"] *' });
