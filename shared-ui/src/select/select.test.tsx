import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../testing/axe-violations.ts';
import { Select } from './select.tsx';

const fuels = [
  { id: 'petrol', label: 'Petrol' },
  { id: 'diesel', label: 'Diesel' },
  { id: 'cng', label: 'CNG', isDisabled: true },
];

function Fuel({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Select label="Fuel type" options={fuels} value={value} onChange={setValue} placeholder="Choose" />
      <p>Value: {value}</p>
    </>
  );
}

test('An option is chosen with the mouse', async () => {
  const { container } = render(<Fuel />);
  await userEvent.click(screen.getByRole('button', { name: /Fuel type/ }));
  expect(await axeViolations(screen.getByRole('listbox'))).toEqual([]);
  await userEvent.click(screen.getByRole('option', { name: 'Diesel' }));
  expect(screen.getByText('Value: diesel')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: /Diesel/ })).toHaveFocus());
  expect(await axeViolations(container)).toEqual([]);
});

test('An option is chosen with the keyboard', async () => {
  render(<Fuel start="diesel" />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowUp}{Enter}');
  expect(screen.getByText('Value: petrol')).toBeVisible();
});

test('An empty field shows its placeholder, and its error is read with it', () => {
  render(
    <Select
      label="Brand"
      options={fuels}
      value=""
      placeholder="Choose a brand"
      errorMessage="Brand is required"
    />,
  );
  const button = screen.getByRole('button', { name: /Brand/ });
  expect(button).toHaveTextContent('Choose a brand');
  expect(button).toHaveAccessibleDescription('Brand is required');
});

test('A hidden label still names the field', () => {
  render(<Select label="Category" isLabelHidden options={fuels} value="petrol" />);
  expect(screen.getByRole('button', { name: /Category/ })).toBeVisible();
});

test('A selected value shows its label once the options arrive', () => {
  const { rerender } = render(<Select label="Brand" options={[]} value="petrol" />);
  rerender(<Select label="Brand" options={fuels} value="petrol" />);
  expect(screen.getByRole('button', { name: /Brand/ })).toHaveTextContent('Petrol');
});

test('Clearing the value from outside shows the placeholder', () => {
  const { rerender } = render(<Select label="Brand" options={fuels} value="petrol" />);
  rerender(<Select label="Brand" options={fuels} value="" placeholder="Choose a brand" />);
  expect(screen.getByRole('button', { name: /Brand/ })).toHaveTextContent('Choose a brand');
});
