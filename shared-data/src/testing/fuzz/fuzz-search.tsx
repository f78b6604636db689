import { screen, waitFor } from '@testing-library/react';
import { fakeBackend } from '../fake-backend.ts';
import type { RenderScreen } from '../render-screen.tsx';
import { storedText } from './arbitrary-input.ts';
import { enterText } from './fuzz-form.ts';
import type { FuzzedScreen } from './fuzzed-screen.ts';
import { expectNoInjectedElements } from './injected-content.ts';
import { someInputs } from './some-inputs.ts';

const typed = [
  '),or=(id.gt.0',
  '100%_\\*',
  '<img src=x onerror=alert(1)>',
  ` a\u0000b ${'x'.repeat(300)}`,
  '🔧 ज़',
];

/** Types into a screen's search box and expects a request with its text, up to 200 characters. */
export async function fuzzSearch(
  renderScreen: RenderScreen,
  { load, responses, path, searchBox = '' }: FuzzedScreen,
  index: number,
) {
  const backend = fakeBackend({ ...responses });
  const { Component } = await load();
  renderScreen(<Component />, { path, backend });
  const searches = () =>
    backend.requests.map(({ body }) => (body as { search?: string } | undefined)?.search);
  await waitFor(() => expect(searches().length).toBeGreaterThan(0));
  for (const text of someInputs(typed, index, 2)) {
    const expected = storedText([...storedText(text)].slice(0, 200).join(''));
    enterText(screen.getByLabelText<HTMLInputElement>(searchBox), text);
    await waitFor(() => expect(searches().at(-1)).toBe(expected));
    expectNoInjectedElements();
  }
}
