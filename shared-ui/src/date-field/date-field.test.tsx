import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../testing/axe-violations.ts';
import { DateField } from './date-field.tsx';

function PreferredDate({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateField label="Preferred date" value={value} onChange={setValue} min="2026-11-21" isRequired />
      <p>Value: {value}</p>
    </>
  );
}

test('A day is typed day first and reported as ISO', async () => {
  const { container } = render(<PreferredDate />);
  await userEvent.click(await screen.findByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('24112026');
  expect(screen.getByText('Value: 2026-11-24')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('A day is picked from the calendar, but not before the minimum', async () => {
  render(<PreferredDate start="2026-11-24" />);
  await userEvent.click(await screen.findByRole('button', { name: /Calendar/ }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('button', { name: /20 November 2026/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(await axeViolations(dialog)).toEqual([]);

  await userEvent.click(within(dialog).getByRole('button', { name: /30 November 2026/ }));
  expect(screen.getByText('Value: 2026-11-30')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('A typed day before the minimum is an error only once the form reports it', async () => {
  const { container } = render(<PreferredDate />);
  await userEvent.click(await screen.findByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('20112026');
  await userEvent.tab();
  expect(screen.getByText('Value: 2026-11-20')).toBeVisible();
  expect(container.querySelector('[data-invalid], [aria-invalid="true"], [slot="errorMessage"]')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('The error is read with the field', async () => {
  render(<DateField label="Preferred date" errorMessage="Please select a preferred date" />);
  expect(await screen.findByRole('group', { name: 'Preferred date' })).toHaveAccessibleDescription(
    /Please select a preferred date/,
  );
});

test('An invalid date is shown as an empty field', async () => {
  render(<DateField label="Last oil change date" value="yesterday" />);
  expect(await screen.findByRole('spinbutton', { name: /day/ })).toHaveTextContent('dd');
});
