import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../testing/axe-violations.ts';
import { DateField } from './date-field.tsx';

jest.mock('./calendar-date-field.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

function PreferredDate() {
  const [value, setValue] = useState('');
  return (
    <>
      <DateField
        label="Preferred date"
        value={value}
        onChange={setValue}
        errorMessage="Please select a preferred date"
        min="2026-11-21"
      />
      <p>Value: {value}</p>
    </>
  );
}

test("A date can be entered in the browser's own field if the code of the calendar cannot be loaded", async () => {
  const { container } = render(<PreferredDate />);
  const field = () => screen.getByLabelText('Preferred date');
  expect(field()).toHaveAttribute('readonly');
  await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
  await userEvent.type(field(), '2026-11-24');
  expect(screen.getByText('Value: 2026-11-24')).toBeVisible();
  expect(field()).toHaveAccessibleDescription('Please select a preferred date');
  expect(await axeViolations(container)).toEqual([]);
});
