import { act, cleanup, waitFor } from '@testing-library/react';
import { type FakeRequest, fakeBackend } from '../fake-backend.ts';
import type { RenderScreen } from '../render-screen.tsx';
import type { FuzzedScreen } from './fuzzed-screen.ts';
import { expectTextOnly } from './injected-content.ts';
import { someInputs } from './some-inputs.ts';

const odd = [
  '9007199254740993',
  '-1',
  'NaN',
  '1e3',
  '<script>alert(1)</script>',
  '),or=(id.gt.0',
  '../..//evil.example',
  '__proto__',
  `\u0000${'x'.repeat(500)}`,
];

const names = [
  ...['page', 'search', 'sort', 'status', 'period', 'category', 'stock', 'brand', 'service', 'vehicle'],
  ...['subject', 'action', 'specialization', 'next', 'constructor'],
];

/** The valid values of request parameters by name; all others are texts. */
const isValid: Record<string, (value: unknown) => boolean> = {
  page: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 1_000_000,
  page_size: (value) => value === 20 || value === 100,
  sort: (value) => /^-?[a-z]{2,10}$/.test(String(value)),
  status: (value) => ['pending', 'approved', 'in_progress', 'completed', 'cancelled'].includes(String(value)),
  medians: (value) => typeof value === 'boolean',
  stock_level: (value) => ['in-stock', 'low', 'available'].includes(String(value)),
  vehicle_id: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  request_id: (value) => Number.isSafeInteger(value) && Number(value) > 0,
};

const isText = (value: unknown) =>
  typeof value === 'string' && !value.includes('\0') && [...value].length <= 200 && value === value.trim();

function invalidParameters({ path, url, body }: FakeRequest): string[] {
  const inBody = Object.entries((body ?? {}) as Record<string, unknown>)
    .filter(([name, value]) => !(isValid[name] ?? isText)(value))
    .map(([name, value]) => `${path} ${name}: ${String(value).slice(0, 80)}`);
  const inAddress = [...url.searchParams]
    .filter(([name, value]) => /^(vehicle_id|request_id)$/.test(name) && !/^eq\.[1-9]\d*$/.test(value))
    .map(([name, value]) => `${path} ${name}=${value}`);
  return [...inBody, ...inAddress];
}

async function openAddress(
  renderScreen: RenderScreen,
  { load, responses, path }: FuzzedScreen,
  value: string,
) {
  const parameters = new URLSearchParams(
    names.flatMap((name) => [
      [name, value],
      [name, 'again'],
    ]),
  );
  // An id in the path cannot hold a slash, nor be empty.
  const url = path.replaceAll(/:\w+/g, encodeURIComponent(value.slice(0, 60)).replaceAll('.', '%2E'));
  const backend = fakeBackend({ ...responses });
  const { Component } = await load();
  const { router } = renderScreen(<Component />, { path, url: `${url}?${parameters}`, backend });
  // A list always sends a request; a detail screen may not, and other screens redirect.
  const isSettled = () =>
    path.includes(':') ||
    Object.keys(responses).length === 0 ||
    router.state.location.pathname !== url ||
    backend.requests.some((request) => request.path in responses);
  await waitFor(() => expect(isSettled()).toBe(true));
  await waitFor(() => expect(document.querySelector('h1, h2, p')).not.toBeNull());
  await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(backend.requests.flatMap(invalidParameters)).toEqual([]);
  expectTextOnly();
}

/** Tests that no URL makes a screen send an invalid request. */
export function testFuzzedAddresses(renderScreen: RenderScreen, screens: readonly FuzzedScreen[]): void {
  const numbered = screens.map((shown, index) => ({ ...shown, index }));
  test.each(numbered)('$path sends only valid requests for any URL', async ({ index, ...shown }) => {
    for (const value of someInputs(odd, index, 3)) {
      await openAddress(renderScreen, shown, value);
      cleanup();
    }
  });
}
