import { act, render } from '@testing-library/react';
import { RotatingBackdrop } from './rotating-backdrop.tsx';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const setReducedMotion = (isReduced: boolean) => {
  window.matchMedia = () => ({ matches: isReduced }) as MediaQueryList;
};

/** Returns a function that reads the 0-based index of the drawing shown. */
async function open(isReducedMotion = false) {
  setReducedMotion(isReducedMotion);
  const { container } = render(<RotatingBackdrop />);
  await pass(0);
  return () => [...container.children].findIndex((layer) => layer.hasAttribute('data-shown'));
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('The drawings do not delay the form', async () => {
  setReducedMotion(true);
  const { container } = render(<RotatingBackdrop />);
  expect(container.querySelectorAll('img')).toHaveLength(0);
  await pass(0);
  expect(container.querySelectorAll('img')).toHaveLength(1);
});

test('The drawings rotate every five seconds', async () => {
  const shown = await open();
  expect(shown()).toBe(0);
  await pass(4999);
  expect(shown()).toBe(0);
  await pass(1);
  expect(shown()).toBe(1);
  await pass(10_000);
  expect(shown()).toBe(3);
  await pass(5000);
  expect(shown()).toBe(0);
});

test('The drawings do not rotate under reduced motion', async () => {
  const shown = await open(true);
  await pass(17_000);
  expect(shown()).toBe(0);
});

test('The drawings do not rotate while the page is hidden', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const shown = await open();
  await pass(17_000);
  expect(shown()).toBe(0);
  hidden.mockReturnValue(false);
  await pass(5000);
  expect(shown()).toBe(1);
});
