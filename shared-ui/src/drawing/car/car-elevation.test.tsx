import { render, screen } from '@testing-library/react';
import { CarElevation } from './car-elevation.tsx';

const swift = { lengthMm: 3860, wheelbaseMm: 2450, heightMm: 1520, bodyType: 'hatchback' } as const;
const viewBoxOf = (container: HTMLElement) =>
  container.querySelector('svg')?.getAttribute('viewBox')?.split(' ');

describe('A car elevation', () => {
  it('is decorative unless it has a title', () => {
    const { container, rerender } = render(<CarElevation {...swift} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    rerender(<CarElevation {...swift} title="Maruti Suzuki Swift" />);
    expect(screen.getByRole('img', { name: 'Maruti Suzuki Swift' })).toBeVisible();
  });

  it('shows length, wheelbase and height in millimetres with showDimensions', () => {
    const { rerender } = render(<CarElevation {...swift} />);
    expect(screen.queryByText('3860')).not.toBeInTheDocument();
    rerender(<CarElevation {...swift} showDimensions />);
    for (const figure of ['3860', '2450', '1520']) expect(screen.getByText(figure)).toBeInTheDocument();
  });

  it('is drawn to one scale with others on a sheet of the same size', () => {
    const sheet = { widthMm: 5400, heightMm: 2400 };
    const { container, rerender } = render(<CarElevation {...swift} sheet={sheet} />);
    const [, , width, height] = viewBoxOf(container) ?? [];
    rerender(<CarElevation {...swift} bodyType="sedan" lengthMm={4885} heightMm={1455} sheet={sheet} />);
    expect(viewBoxOf(container)?.slice(2)).toEqual([width, height]);
  });

  it('takes all colours from the theme and keeps its strokes thin at any size', () => {
    const { container } = render(<CarElevation {...swift} showDimensions />);
    for (const path of container.querySelectorAll('path')) {
      expect(path.getAttribute('stroke')).toMatch(/^(var\(--[\w-]+\)|none)$/);
      expect(path).toHaveAttribute('vector-effect', 'non-scaling-stroke');
    }
  });
});
