import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PlainForm } from '../plain-form/plain-form.tsx';
import { axeViolations } from '../testing/axe-violations.ts';
import { NumberField } from './number-field.tsx';

function Cost({ start = null }: { start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <NumberField label="Final cost" value={value} onChange={setValue} minValue={0} step={0.01} />
      <p>Value: {String(value)}</p>
    </>
  );
}

function Quantity() {
  const [value, setValue] = useState<number | null>(1);
  return <NumberField label="Quantity" value={value} onChange={setValue} minValue={0} />;
}

const field = () => screen.getByRole('textbox', { name: 'Final cost' });

test('A number is reported while it is typed, and grouped in lakhs on blur @long', async () => {
  const { container } = render(<Cost />);
  await userEvent.type(field(), '1248500.5');
  expect(screen.getByText('Value: 1248500.5')).toBeVisible();
  expect(field()).toHaveValue('1248500.5');
  await userEvent.tab();
  expect(field()).toHaveValue('12,48,500.5');
  expect(await axeViolations(container)).toEqual([]);
});

test('Each number is reported while it is typed, and none that the field refuses', async () => {
  const onChange = jest.fn();
  render(<NumberField label="Kilometres" minValue={0} maxValue={99} value={1} onChange={onChange} />);
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Kilometres' }),
    '{Backspace}421{Backspace}{Backspace}x',
  );
  await userEvent.clear(screen.getByRole('textbox', { name: 'Kilometres' }));
  expect(onChange.mock.calls).toEqual([[null], [4], [42], [42], [4], [null]]);
});

test('A number is committed once, when it is typed or stepped to', async () => {
  const onCommit = jest.fn();
  render(<NumberField label="Pressure" value={1} onCommit={onCommit} />);
  const pressure = screen.getByRole('textbox', { name: 'Pressure' });
  await userEvent.clear(pressure);
  await userEvent.type(pressure, '32');
  expect(onCommit).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: /Increase/ }));
  expect(onCommit.mock.calls).toEqual([[32], [2]]);
});

test('An empty field is null, not zero', async () => {
  render(<Cost start={20} />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(screen.getByText('Value: null')).toBeVisible();
});

test('Arrow keys and buttons change the value by steps, but not below the minimum', async () => {
  render(<Quantity />);
  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  await userEvent.click(quantity);
  await userEvent.keyboard('{ArrowUp}');
  expect(quantity).toHaveValue('2');
  await userEvent.click(screen.getByRole('button', { name: /Decrease/ }));
  await userEvent.click(screen.getByRole('button', { name: /Decrease/ }));
  expect(quantity).toHaveValue('0');
  expect(screen.getByRole('button', { name: /Decrease/ })).toBeDisabled();
});

test('Enter in a form reports the number before the form is submitted', async () => {
  const onChange = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <NumberField label="Hourly rate" onChange={onChange} />
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Hourly rate' }), '450{Enter}');
  expect(onChange).toHaveBeenCalledWith(450);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onChange.mock.invocationCallOrder[0]).toBeLessThan(onSubmit.mock.invocationCallOrder[0] ?? 0);
});

test('A field sets the keyboard that phones show', () => {
  render(<NumberField label="Kilometres" inputMode="numeric" />);
  expect(screen.getByRole('textbox', { name: 'Kilometres' })).toHaveAttribute('inputmode', 'numeric');
});

function Amount({ onSubmit }: { onSubmit: (amount: number | null) => void }) {
  const [amount, setAmount] = useState<number | null>(4000);
  return (
    <PlainForm
      label="Payment"
      check={() => ({ amount: !amount && 'Please enter an amount' })}
      onSubmit={async () => onSubmit(amount) as undefined}
    >
      {({ field }) => (
        <>
          <NumberField
            {...field('amount')}
            label="Amount"
            minValue={0}
            maxValue={4000}
            step={0.01}
            value={amount}
            onChange={(entered) => {
              field('amount').onChange();
              setAmount(entered);
            }}
          />
          <button type="submit">Record</button>
          <button type="button" onClick={() => setAmount(1)}>
            Set
          </button>
        </>
      )}
    </PlainForm>
  );
}

const wrong: [string, string][] = [
  ['5oo', 'Please enter a valid number'],
  ['-500', 'Please enter at least 0'],
  ['40000', 'Please enter at most 4,000'],
  ['12.345', 'Please enter at most 2 digits after the point'],
];

test.each(wrong)('"%s" stays in the field with an error, and is not submitted @long', async (text, error) => {
  const onSubmit = jest.fn();
  const { container } = render(<Amount onSubmit={onSubmit} />);
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await userEvent.clear(amount);
  await userEvent.type(amount, text);
  expect(amount).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Enter}');
  expect(amount).toHaveAccessibleDescription(error);
  await userEvent.click(screen.getByRole('button', { name: 'Record' }));
  expect(amount).toHaveValue(text);
  expect(amount).toHaveFocus();
  expect(amount).toHaveAccessibleDescription(error);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(await axeViolations(container)).toEqual([]);

  await userEvent.clear(amount);
  await userEvent.type(amount, '500{Enter}');
  expect(onSubmit).toHaveBeenCalledWith(500);
});

test('An emptied field has the error of the form, not one of its own', async () => {
  const onSubmit = jest.fn();
  render(<Amount onSubmit={onSubmit} />);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Amount' }));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
    'Please enter an amount',
  );
  expect(onSubmit).not.toHaveBeenCalled();
});

test('A value that is set takes the place of a refused text', async () => {
  render(<Amount onSubmit={() => {}} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Set' }));
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('1');
  expect(screen.getByRole('textbox', { name: 'Amount' })).not.toHaveAttribute('aria-invalid');
});

test('Typing in a prefilled field that has the focus from the start replaces its number', async () => {
  render(<NumberField label="Amount" autoFocus value={4000} />);
  await userEvent.keyboard('5');
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('5');
});
