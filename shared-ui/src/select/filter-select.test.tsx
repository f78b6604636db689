import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../testing/axe-violations.ts';
import { FilterSelect } from './filter-select.tsx';

function Colours({ start = '', values = ['red', 'all'] }: { start?: string; values?: string[] }) {
  const [colour, setColour] = useState<string | null>(start);
  return (
    <>
      <FilterSelect
        label="Colour"
        allLabel="All Colours"
        values={values}
        value={colour ?? ''}
        onChange={setColour}
        labelOf={(value) => value.toUpperCase()}
      />
      <p>Filter: {colour ?? 'none'}</p>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Colour' });

const choose = (name: string) => userEvent.selectOptions(field(), name);

test('A value is selected and cleared', async () => {
  const { container } = render(<Colours />);
  expect(field()).toHaveDisplayValue('All Colours');
  await userEvent.tab();
  expect(field()).toHaveFocus();
  await choose('RED');
  expect(screen.getByText('Filter: red')).toBeVisible();
  await choose('All Colours');
  expect(screen.getByText('Filter: none')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test("A value named 'all' is not mistaken for no filter", async () => {
  render(<Colours />);
  await choose('ALL');
  expect(screen.getByText('Filter: all')).toBeVisible();
});

test('A value that no row has is shown as selected', () => {
  render(<Colours start="teal" />);
  expect(field()).toHaveDisplayValue('TEAL');
});
