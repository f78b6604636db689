import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../testing/axe-violations.ts';
import { FilterGroup } from './filter-group.tsx';
import { RadioGroup } from './radio-group.tsx';

const modes = [
  { id: 'set', label: 'Set' },
  { id: 'add', label: 'Add' },
  { id: 'subtract', label: 'Remove' },
] as const;

type Mode = (typeof modes)[number]['id'];

function Radios() {
  const [value, setValue] = useState('set');
  return <RadioGroup label="Stock change" options={modes} value={value} onChange={setValue} />;
}

function Filters() {
  const [value, setValue] = useState<Mode>('set');
  return <FilterGroup label="Mode" options={modes} value={value} onChange={setValue} />;
}

test('Arrow keys move the choice of a radio group', async () => {
  const { container } = render(<Radios />);
  expect(screen.getByRole('radiogroup', { name: 'Stock change' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Add' })).toBeChecked();
  expect(await axeViolations(container)).toEqual([]);
});

test('A radio button is drawn by the theme: that of WebKit is white in the dark', () => {
  render(<Radios />);
  expect(getComputedStyle(screen.getByRole('radio', { name: 'Add' })).appearance).toBe('none');
});

test('Exactly one filter is selected @long', async () => {
  const { container } = render(<Filters />);
  expect(screen.getByRole('radiogroup', { name: 'Mode' })).toBeVisible();
  const remove = screen.getByRole('radio', { name: 'Remove' });
  await userEvent.click(remove);
  await userEvent.click(remove);
  expect(remove).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Set' })).not.toBeChecked();
  expect(await axeViolations(container)).toEqual([]);
});

test('A count is part of the name of its filter', () => {
  render(
    <FilterGroup
      label="Status"
      options={[{ id: 'pending', label: 'Pending', count: 6 }]}
      value="pending"
      onChange={() => {}}
    />,
  );
  expect(screen.getByRole('radio', { name: 'Pending 6' })).toBeVisible();
});
