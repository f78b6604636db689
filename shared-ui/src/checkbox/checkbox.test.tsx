import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../testing/axe-violations.ts';
import { Checkbox } from './checkbox.tsx';

function Remember() {
  const [value, setValue] = useState(false);
  return <Checkbox label="Remember me" value={value} onChange={setValue} description="On this device only" />;
}

test('A checkbox is switched by its label and by Space @long', async () => {
  const { container } = render(<Remember />);
  const box = screen.getByRole('checkbox', { name: 'Remember me' });
  await userEvent.click(screen.getByText('Remember me'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription('On this device only');
  expect(await axeViolations(container)).toEqual([]);
});

test('An error is read with the checkbox', () => {
  render(<Checkbox label="I agree" isRequired errorMessage="Please confirm" />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Please confirm');
});
