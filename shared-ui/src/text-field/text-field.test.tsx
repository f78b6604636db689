import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../testing/axe-violations.ts';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

function Name() {
  const [value, setValue] = useState('');
  return <TextField label="Full name" value={value} onChange={setValue} isRequired />;
}

test('The label is the name of the field, without the asterisk', async () => {
  const { container } = render(<Name />);
  const field = screen.getByRole('textbox', { name: 'Full name' });
  await userEvent.type(field, 'Asha Rao');
  expect(field).toHaveValue('Asha Rao');
  expect(field).toBeRequired();
  expect(await axeViolations(container)).toEqual([]);
});

test.each([
  ['one line', TextField],
  ['several lines', TextArea],
])('Hint and error of %s are read with the field', async (_, Field) => {
  const { container } = render(
    <Field label="Notes" description="Seen by the mechanic" errorMessage="Please write something" />,
  );
  const field = screen.getByRole('textbox', { name: 'Notes' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Seen by the mechanic Please write something');
  expect(await axeViolations(container)).toEqual([]);
});

test('Autofill and keyboard hints reach the input', () => {
  render(<TextField label="Phone" type="tel" inputMode="tel" autoComplete="tel" name="phone" />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  expect(field).toHaveAttribute('inputmode', 'tel');
  expect(field).toHaveAttribute('autocomplete', 'tel');
  expect(field).toHaveAttribute('name', 'phone');
});

test('The direction of a multi-line text follows its script', () => {
  render(<TextArea label="Notes" />);
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveAttribute('dir', 'auto');
});
