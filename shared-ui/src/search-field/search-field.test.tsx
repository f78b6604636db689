import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../testing/axe-violations.ts';
import { SearchField } from './search-field.tsx';

function Search() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField label="Search parts by name or code..." isLabelHidden value={value} onChange={setValue} />
      <p>Looking for: {value}</p>
    </>
  );
}

test('Typing searches, Escape and the cross empty the field', async () => {
  const { container } = render(<Search />);
  const field = screen.getByRole('searchbox', { name: 'Search parts by name or code...' });

  await userEvent.type(field, 'brake');
  expect(screen.getByText('Looking for: brake')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('');

  await userEvent.type(field, 'oil');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(await axeViolations(container)).toEqual([]);
});
