import { render, screen } from '@testing-library/react';
import { StatementHead } from './statement-head.tsx';

test('The head names garage, customer and days, and is not on the screen', () => {
  render(
    <StatementHead
      garage={{
        name: 'Pitlane Motors',
        lines: ['21 Residency Road\nBengaluru', null, 'GSTIN 29AAGCP7383J1ZQ'],
      }}
      customer={{ name: 'Asha Rao', lines: [''] }}
      facts={[{ label: 'Period', value: '1 Apr 2026 to 22 Nov 2026' }]}
    />,
  );
  const partyBelow = (heading: string) =>
    [...(screen.getByText(heading).parentElement?.children ?? [])].map(({ textContent }) => textContent);
  expect(partyBelow('From')).toEqual([
    ...['From', 'Pitlane Motors', '21 Residency Road', 'Bengaluru', 'GSTIN 29AAGCP7383J1ZQ'],
  ]);
  expect(partyBelow('Customer')).toEqual(['Customer', 'Asha Rao']);
  expect(screen.getByText('Period').nextElementSibling).toHaveTextContent('1 Apr 2026 to 22 Nov 2026');
  expect(screen.getByText('Statement')).not.toBeVisible();
});
