import { act, render } from '@testing-library/react';
import { loginDrawings } from '../artwork/login-drawings.tsx';
import { RotatingBackdrop } from './rotating-backdrop.tsx';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const wantMotion = (isLess: boolean) => {
  window.matchMedia = () => ({ matches: isLess }) as MediaQueryList;
};

/** Which of the four drawings is shown, counted from 0. */
function open(wantsLessMotion = false) {
  wantMotion(wantsLessMotion);
  const { container } = render(<RotatingBackdrop />);
  pass(0);
  return () => [...container.children].findIndex((layer) => layer.hasAttribute('data-shown'));
}

// Fetched here, they are there at their turn.
beforeAll(() => Promise.all(loginDrawings.map(({ load }) => load())));
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('no drawing keeps the form waiting', () => {
  wantMotion(true);
  const { container } = render(<RotatingBackdrop />);
  expect(container.querySelectorAll('svg')).toHaveLength(0);
  pass(0);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});

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
