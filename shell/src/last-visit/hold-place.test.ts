/** @page */

import { act } from '@testing-library/react';
import { holdPlace } from './hold-place.ts';

const bone = '<i data-bone=""></i>';

function open(screen: string) {
  document.body.innerHTML = `<main>${screen}</main><div id="frame"><div data-last-visit>Last visit</div></div>`;
  const main = document.querySelector('main') as HTMLElement;
  return { main, end: holdPlace(main, document.querySelector('[data-last-visit]') as Element) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

test('The last visit holds the place until the last placeholder is gone', async () => {
  const { main } = open(`<h1>Parts</h1><div>${bone}${bone}</div>`);
  expect(main).toHaveTextContent('Last visit');
  expect(main.ariaBusy).toBe('true');
  await act(async () => main.querySelector('i')?.remove());
  expect(main).toHaveTextContent('Last visit');
  await act(async () => main.querySelector('i')?.remove());
  expect(main).toHaveTextContent(/^Parts$/);
  expect(main.ariaBusy).toBeNull();
});

test('A screen that is complete at once needs no last visit', () => {
  expect(open('<h1>Parts</h1>').main).toHaveTextContent(/^Parts$/);
});

test('Placeholders that stay are shown after ten seconds', () => {
  const { main } = open(`<h1>Parts</h1>${bone}`);
  jest.advanceTimersByTime(9_900);
  expect(main).toHaveTextContent('Last visit');
  jest.advanceTimersByTime(200);
  expect(main).toHaveTextContent(/^Parts$/);
});

test('At the next location it is gone', () => {
  const { main, end } = open(bone);
  end();
  expect(main.querySelector('[data-last-visit]')).toBeNull();
});
