import { render, screen } from '@testing-library/react';
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

const field = (name: string) => screen.getByRole('combobox', { name });

test('An option is chosen', async () => {
  const { container } = render(<Fuel />);
  await userEvent.selectOptions(field('Fuel type'), 'Diesel');
  expect(screen.getByText('Value: diesel')).toBeVisible();
  expect(field('Fuel type')).toHaveDisplayValue('Diesel');
  expect(field('Fuel type')).toHaveFocus();
  expect(await axeViolations(container)).toEqual([]);
});

test('Neither a disabled option nor the empty one can be chosen', () => {
  render(<Fuel />);
  expect(screen.getByRole('option', { name: 'CNG' })).toBeDisabled();
  expect(screen.getByText('Choose')).toBeDisabled();
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
  expect(field('Brand')).toHaveDisplayValue('Choose a brand');
  expect(field('Brand')).toHaveAccessibleDescription('Brand is required');
});

test('A hidden label still names the field', () => {
  render(<Select label="Category" isLabelHidden options={fuels} value="petrol" />);
  expect(field('Category')).toBeVisible();
});

test('A selected value shows its label once the options arrive', () => {
  const { rerender } = render(<Select label="Brand" options={[]} value="petrol" />);
  rerender(<Select label="Brand" options={fuels} value="petrol" />);
  expect(field('Brand')).toHaveDisplayValue('Petrol');
});

test('Clearing the value from outside shows the placeholder', () => {
  const { rerender } = render(<Select label="Brand" options={fuels} value="petrol" />);
  rerender(<Select label="Brand" options={fuels} value="" placeholder="Choose a brand" />);
  expect(field('Brand')).toHaveDisplayValue('Choose a brand');
});
