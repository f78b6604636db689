import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../testing/axe-violations.ts';
import { BarChart } from './bar-chart.tsx';

const weeks = [
  { name: 'Week from 2 Nov 2026', tick: '2 Nov', value: 12 },
  { name: 'Week from 9 Nov 2026', tick: '9 Nov', value: 30 },
];

test('A chart is a figure with a name and short axis labels @long', async () => {
  render(<BarChart label="Completed jobs" bars={weeks} />);
  const figure = screen.getByRole('figure', { name: 'Completed jobs' });
  expect(await within(figure).findByText('2 Nov')).toBeInTheDocument();
  expect(within(figure).getByText('9 Nov')).toBeInTheDocument();
  expect(await axeViolations(figure)).toEqual([]);
});

test('Each value has a bar of proportional height', async () => {
  const { container } = render(<BarChart label="Completed jobs" bars={weeks} />);
  await waitFor(() => expect(container.querySelectorAll('.recharts-bar-rectangle path')).toHaveLength(2));
  const [low, high] = [...container.querySelectorAll('.recharts-bar-rectangle path')].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect((high ?? 0) / (low ?? 0)).toBeCloseTo(30 / 12);
});

test('The arrow keys read out one bar after the other @long', async () => {
  render(<BarChart label="Revenue" bars={weeks} format={(value) => `₹${value}`} />);
  await userEvent.tab();
  const chart = screen.getByRole('application', { name: 'Revenue' });
  expect(chart).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('Week from 9 Nov 2026')).toBeInTheDocument();
  expect(screen.getByText('₹30')).toBeInTheDocument();
});

test('Two figures are drawn beside each other, and both are named @long', async () => {
  const { container } = render(
    <BarChart
      label="Hours"
      pair={['Sold', 'Clocked']}
      bars={weeks.map((week) => ({ ...week, beside: week.value / 2 }))}
    />,
  );
  await waitFor(() => expect(container.querySelectorAll('.beside path')).toHaveLength(2));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Sold', 'Clocked']);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('15')).toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
});
