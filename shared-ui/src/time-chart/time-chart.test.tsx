import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../testing/axe-violations.ts';
import { TimeChart } from './time-chart.tsx';

const day = 24 * 60 * 60 * 1000;
const formatDay = (at: number) => `Day ${Math.round(at / day)}`;
/** The second is one day after the first, the third nine days later. */
const points = [
  { at: 0, value: 100 },
  { at: day, value: 120 },
  { at: 10 * day, value: 900 },
];

const renderChart = () =>
  render(<TimeChart label="Kilometres" points={points} formatDay={formatDay} format={(km) => `${km} km`} />);

test('A chart is a figure with a name, and says its first and its last day @long', async () => {
  renderChart();
  const figure = screen.getByRole('figure', { name: 'Kilometres' });
  expect(await within(figure).findByText('Day 0')).toBeInTheDocument();
  expect(within(figure).getByText('Day 10')).toBeInTheDocument();
  expect(await axeViolations(figure)).toEqual([]);
});

test('Points are as far apart as their days', async () => {
  const { container } = renderChart();
  await waitFor(() => expect(container.querySelectorAll('circle.recharts-line-dot')).toHaveLength(3));
  const [first = 0, second = 0, third = 0] = [...container.querySelectorAll('circle.recharts-line-dot')].map(
    (dot) => Number(dot.getAttribute('cx')),
  );
  expect((third - first) / (second - first)).toBeCloseTo(10);
});

test('The arrow keys read out one point after the other @long', async () => {
  renderChart();
  await userEvent.tab();
  expect(screen.getByRole('application', { name: 'Kilometres' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('Day 1')).toBeInTheDocument();
  expect(screen.getByText('120 km')).toBeInTheDocument();
});
