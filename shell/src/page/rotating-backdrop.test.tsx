import { act, render } from '@testing-library/react';
import { loginDrawings } from '../artwork/login-drawings.tsx';
import { RotatingBackdrop } from './rotating-backdrop.tsx';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const setReducedMotion = (isReduced: boolean) => {
  window.matchMedia = () => ({ matches: isReduced }) as MediaQueryList;
};

/** Returns a function that reads the 0-based index of the drawing shown. */
function open(isReducedMotion = false) {
  setReducedMotion(isReducedMotion);
  const { container } = render(<RotatingBackdrop />);
  pass(0);
  return () => [...container.children].findIndex((layer) => layer.hasAttribute('data-shown'));
}

// Loads all drawings before the tests.
beforeAll(() => Promise.all(loginDrawings.map(({ load }) => load())));
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('The drawings do not delay the form', () => {
  setReducedMotion(true);
  const { container } = render(<RotatingBackdrop />);
  expect(container.querySelectorAll('svg')).toHaveLength(0);
  pass(0);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});

test('The drawings rotate every five seconds', () => {
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

test('The drawings do not rotate under reduced motion', () => {
  const shown = open(true);
  pass(17_000);
  expect(shown()).toBe(0);
});

test('The drawings do not rotate while the page is hidden', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const shown = open();
  pass(17_000);
  expect(shown()).toBe(0);
  hidden.mockReturnValue(false);
  pass(5000);
  expect(shown()).toBe(1);
});
