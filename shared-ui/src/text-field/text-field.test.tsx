import { fireEvent, render, screen } from '@testing-library/react';
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

function Plate() {
  const [value, setValue] = useState('');
  return <TextField label="Plate" value={value} onChange={setValue} hasCapitals />;
}

describe('A field with capitals', () => {
  const openPlate = () => {
    render(<Plate />);
    return screen.getByRole<HTMLInputElement>('textbox', { name: 'Plate' });
  };

  test('turns typed text into capitals and asks a phone for them', async () => {
    const field = openPlate();
    await userEvent.type(field, 'ka 01 ab 1234');
    expect(field).toHaveValue('KA 01 AB 1234');
    expect(field).toHaveAttribute('autocapitalize', 'characters');
  });

  test('leaves the caret where it is when something is typed in the middle', async () => {
    const field = openPlate();
    await userEvent.type(field, 'KA1234');
    await userEvent.type(field, 'ab', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field).toHaveValue('KAAB1234');
    expect(field.selectionStart).toBe(4);
  });

  test('leaves a composition alone until it ends', () => {
    const field = openPlate();
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'ka' }, isComposing: true });
    expect(field).toHaveValue('ka');
    fireEvent.compositionEnd(field);
    expect(field).toHaveValue('KA');
  });
});

test('The direction of a multi-line text follows its script', () => {
  render(<TextArea label="Notes" />);
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveAttribute('dir', 'auto');
});
