import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../testing/axe-violations.ts';
import type { MonthDay } from './month-day.ts';
import { MonthView, type MonthViewProps } from './month-view.tsx';

const days = new Map<string, MonthDay>([
  ['2026-11-26', { state: 'free', note: 'Free' }],
  ['2026-11-27', { state: 'nearly-full', note: 'Nearly full' }],
  ['2026-11-28', { state: 'full', note: 'Full' }],
  ['2026-11-29', { state: 'closed', note: 'Closed: Sundays' }],
]);

function FreeDays({ takesFullDays, ...rest }: Partial<MonthViewProps>) {
  const [value, setValue] = useState('');
  const [month, setMonth] = useState('2026-11');
  return (
    <>
      <MonthView
        label="Free days"
        days={days}
        min="2026-11-25"
        max="2027-11-25"
        {...rest}
        {...{ month, value, takesFullDays }}
        onMonthChange={setMonth}
        onChange={setValue}
      />
      <p>Value: {value}</p>
    </>
  );
}
const dayButton = (name: RegExp) => screen.getByRole('button', { name });

test('A day says what it takes and is chosen; a full, closed or past one is not @long', async () => {
  const { container } = render(<FreeDays />);
  for (const name of [/28 November.*Full/, /29 November.*Closed: Sundays/, /24 November/])
    await userEvent.click(dayButton(name));
  expect(screen.getByText('Value:')).toBeVisible();
  // Weeks that have passed take no room.
  expect(screen.queryByRole('button', { name: /22 November/ })).not.toBeInTheDocument();
  await userEvent.click(dayButton(/27 November 2026, Nearly full/));
  expect(screen.getByText('Value: 2026-11-27')).toBeVisible();
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('27');
  expect(await axeViolations(container)).toEqual([]);
});

test('A full day can be chosen where full days are taken', async () => {
  render(<FreeDays takesFullDays />);
  await userEvent.click(dayButton(/28 November/));
  expect(screen.getByText('Value: 2026-11-28')).toBeVisible();
});

test('The arrow keys move by day and week, into the next month, and Enter chooses @long', async () => {
  render(<FreeDays />);
  await userEvent.tab();
  await userEvent.tab();
  expect(dayButton(/25 November/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  expect(dayButton(/26 November/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByText('December 2026')).toBeVisible();
  expect(dayButton(/ 3 December/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Value: 2026-12-03')).toBeVisible();
});

test('Months before the first and after the last day cannot be opened', async () => {
  render(<FreeDays />);
  expect(screen.getByRole('button', { name: 'Earlier month' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Later month' }));
  expect(within(screen.getByRole('grid')).getAllByRole('button')).toHaveLength(31);
});

test('At the end of a month the days of the next one follow, and are chosen by mouse and by keyboard @long', async () => {
  const { container } = render(<FreeDays months={2} min="2026-11-30" />);
  expect(within(screen.getByRole('grid')).getAllByRole('button')).toHaveLength(32);
  expect(screen.getByText('November – December 2026')).toBeVisible();
  await userEvent.click(dayButton(/ 3 December 2026/));
  expect(screen.getByText('Value: 2026-12-03')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  act(() => dayButton(/30 November/).focus());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(screen.getByText('Value: 2026-12-02')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Later month' }));
  expect(dayButton(/31 December/)).toBeVisible();
});
