import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../testing/axe-violations.ts';
import { DateField } from './date-field.tsx';

function PreferredDate({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateField
        label="Preferred date"
        value={value}
        onChange={setValue}
        min="2026-11-21"
        max="2027-11-21"
        isRequired
      />
      <p>Value: {value}</p>
    </>
  );
}

const field = () => screen.getByLabelText('Preferred date');

test('A date is reported as ISO, and the calendar of the browser knows the limits', async () => {
  const { container } = render(<PreferredDate />);
  await userEvent.type(field(), '2026-11-24');
  expect(screen.getByText('Value: 2026-11-24')).toBeVisible();
  expect(field()).toBeRequired();
  expect(field()).toHaveAttribute('min', '2026-11-21');
  expect(field()).toHaveAttribute('max', '2027-11-21');
  expect(await axeViolations(container)).toEqual([]);
});

test('A date before the minimum is an error only once the form reports it', async () => {
  render(<PreferredDate />);
  await userEvent.type(field(), '2026-11-20');
  await userEvent.tab();
  expect(screen.getByText('Value: 2026-11-20')).toBeVisible();
  expect(field()).not.toHaveAttribute('aria-invalid');
});

test('A date that does not exist has an error when the field is left', async () => {
  const { container } = render(<PreferredDate />);
  await userEvent.click(field());
  // What a browser has for 31 February. jsdom has no such state.
  jest.spyOn((field() as HTMLInputElement).validity, 'badInput', 'get').mockReturnValue(true);
  await userEvent.tab();
  expect(field()).toHaveAccessibleDescription('Please enter a valid date');
  expect(field()).toBeInvalid();
  expect(await axeViolations(container)).toEqual([]);

  await userEvent.type(field(), '2027-02-28');
  expect(field()).not.toHaveAttribute('aria-invalid');
});

test('The error is read with the field', () => {
  render(<DateField label="Preferred date" errorMessage="Please select a preferred date" />);
  expect(field()).toHaveAccessibleDescription('Please select a preferred date');
});

test('An invalid date is shown as an empty field', () => {
  render(<DateField label="Preferred date" value="yesterday" onChange={() => {}} />);
  expect(field()).toHaveValue('');
});
