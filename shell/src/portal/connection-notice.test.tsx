import { act, render, screen } from '@testing-library/react';
import { ConnectionNotice } from './connection-notice.tsx';

function goes(way: 'online' | 'offline') {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(way === 'online');
  act(() => void window.dispatchEvent(new Event(way)));
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const live = () => document.querySelector('[aria-live=polite]');

test('a connected device is told nothing', () => {
  render(<ConnectionNotice />);
  expect(live()).toBeEmptyDOMElement();
});

test('a lost connection is told until it is back, which is told for a moment', () => {
  render(<ConnectionNotice />);
  goes('offline');
  expect(screen.getByText(/^You are offline/)).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText(/^You are offline/)).toBeVisible();

  goes('online');
  expect(screen.getByText('You are back online.')).toBeVisible();
  act(() => jest.advanceTimersByTime(5000));
  expect(live()).toBeEmptyDOMElement();
});

test('a device that is offline from the start is told', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ConnectionNotice />);
  expect(live()).toHaveTextContent('You are offline');
});
