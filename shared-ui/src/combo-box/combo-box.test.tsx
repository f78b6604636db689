import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../testing/axe-violations.ts';
import { ComboBox } from './combo-box.tsx';

const brands = ['Honda', 'Hyundai', 'Kia'].map((label) => ({ id: label.toLowerCase(), label }));

function Brand() {
  const [value, setValue] = useState('');
  return (
    <>
      <ComboBox label="Brand" options={brands} value={value} onChange={setValue} emptyText="No such brand" />
      <p>Value: {value}</p>
    </>
  );
}

const isLoaded = () => screen.findByRole('button');

test('Typing part of a label filters the list, and Enter selects', async () => {
  const { container } = render(<Brand />);
  await isLoaded();
  const field = screen.getByRole('combobox', { name: 'Brand' });
  await userEvent.type(field, 'hyu');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Hyundai']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('Value: hyundai')).toBeVisible();
  expect(field).toHaveValue('Hyundai');
  expect(await axeViolations(container)).toEqual([]);
});

test('A search without a match shows the empty text', async () => {
  render(<Brand />);
  await isLoaded();
  await userEvent.type(screen.getByRole('combobox', { name: 'Brand' }), 'tes');
  expect(screen.getByText('No such brand')).toBeVisible();
});

test('The button opens the whole list', async () => {
  render(<Brand />);
  await isLoaded();
  await userEvent.click(screen.getByRole('button', { name: /Brand/ }));
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

test('A selected value shows its label once the options arrive', async () => {
  const { rerender } = render(<ComboBox label="Model" options={[]} value="kia" />);
  await isLoaded();
  rerender(<ComboBox label="Model" options={brands} value="kia" />);
  expect(screen.getByRole('combobox', { name: 'Model' })).toHaveValue('Kia');
});

test('Clearing the value from outside empties the field', async () => {
  const { rerender } = render(<ComboBox label="Model" options={brands} value="kia" />);
  await isLoaded();
  rerender(<ComboBox label="Model" options={brands} value="" />);
  expect(screen.getByRole('combobox', { name: 'Model' })).toHaveValue('');
});

test('Other options replace the old ones', async () => {
  const { rerender } = render(<ComboBox label="Model" options={brands} value="" />);
  await isLoaded();
  rerender(<ComboBox label="Model" options={[{ id: 'city', label: 'City' }]} value="" />);
  await userEvent.click(screen.getByRole('button', { name: /Model/ }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['City']);
});
