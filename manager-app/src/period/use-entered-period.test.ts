/** @page */

import { act, renderHook } from '@testing-library/react';
import { useEnteredPeriod } from './use-entered-period.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const period = { from: '2026-04-01', to: '2026-11-23' };

function start() {
  const onChange = jest.fn();
  const { result } = renderHook(() => useEnteredPeriod(period, onChange));
  const enter = (from: string, to: string, milliseconds: number) => {
    act(() => result.current.setEntered({ from, to }));
    act(() => {
      jest.advanceTimersByTime(milliseconds);
    });
  };
  return { onChange, result, enter };
}

test('days that are no period yet stay as entered and are not passed on', () => {
  const { onChange, result, enter } = start();
  enter('2025-01-15', '2026-11-23', 5000);
  expect(result.current.entered).toEqual({ from: '2025-01-15', to: '2026-11-23' });
  expect(onChange).not.toHaveBeenCalled();
  enter('2025-01-15', '2025-06-30', 5000);
  expect(onChange.mock.calls).toEqual([[{ from: '2025-01-15', to: '2025-06-30' }]]);
});

test('of the dates on the way to a typed one, only the last is passed on', () => {
  const { onChange, enter } = start();
  enter('2026-01-01', '2026-11-23', 100);
  enter('2026-01-15', '2026-11-23', 100);
  enter('2026-02-15', '2026-11-23', 5000);
  expect(onChange.mock.calls).toEqual([[{ from: '2026-02-15', to: '2026-11-23' }]]);
});

test('the period that is shown already is not passed on', () => {
  const { onChange, enter } = start();
  enter('2026-02-15', '2026-11-23', 100);
  enter(period.from, period.to, 5000);
  expect(onChange).not.toHaveBeenCalled();
});
