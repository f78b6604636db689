import { screen } from '@testing-library/react';

/** The words of an alert, among others that may be shown. */
export const findAlert = (text: string) =>
  screen.findByText(text, { selector: '[role="alert"], [role="alert"] *' });
