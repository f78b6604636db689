import { act, render } from '@testing-library/react';
import { laterDrawings } from '../../artwork/login-drawings.tsx';
import { RotatingBackdrop } from './rotating-backdrop.tsx';

/** Which of the four drawings is shown, counted from 0. */
function open(wantsLessMotion = false) {
  window.matchMedia = () => ({ matches: wantsLessMotion }) as MediaQueryList;
  const { container } = render(<RotatingBackdrop />);
  return () => [...container.children].findIndex((layer) => layer.hasAttribute('data-shown'));
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

// Fetched here, they are there at their turn.
beforeAll(() => Promise.all(laterDrawings.map(({ load }) => load())));
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('every five seconds another drawing is shown, and after the last the first', () => {
  const shown = open();
  expect(shown()).toBe(0);
  pass(4999);
  expect(shown()).toBe(0);
  pass(1);
  expect(shown()).toBe(1);
  pass(10_000);
  expect(shown()).toBe(3);
  pass(5000);
  expect(shown()).toBe(0);
});

test('it stands still for people who want less motion', () => {
  const shown = open(true);
  pass(17_000);
  expect(shown()).toBe(0);
});

test('it stands still while nobody looks, and goes on afterwards', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const shown = open();
  pass(17_000);
  expect(shown()).toBe(0);
  hidden.mockReturnValue(false);
  pass(5000);
  expect(shown()).toBe(1);
});
