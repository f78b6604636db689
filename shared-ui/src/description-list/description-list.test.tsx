import { render, screen } from '@testing-library/react';
import { axeViolations } from '../testing/axe-violations.ts';
import { DescriptionList } from './description-list.tsx';

test('Empty values are omitted, but zero is shown', async () => {
  const { container } = render(
    <DescriptionList
      items={[
        { label: 'Colour', value: 'Black' },
        { label: 'Kilometres', value: 0 },
        { label: 'VIN', value: null },
        { label: 'Engine number', value: '' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Colour', 'Kilometres']);
  expect(screen.getByText('0')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});
