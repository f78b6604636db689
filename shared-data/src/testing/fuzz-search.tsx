import { screen, waitFor } from '@testing-library/react';
import type { Account } from '../accounts/account.ts';
import { expectNothingMade, put } from './any-form.ts';
import { kept } from './any-input.ts';
import type { AnyScreen } from './any-screen.tsx';
import { fakeBackend } from './fake-backend.ts';
import { renderScreen } from './render-screen.tsx';

const typed = [
  '),or=(id.gt.0',
  '100%_\\*',
  '<img src=x onerror=alert(1)>',
  ` a\u0000b ${'x'.repeat(300)}`,
  '🔧 ज़',
];

/** Types into a screen's search box: the backend is asked for what stands in it, up to 200 characters. */
export async function tryAnySearch(
  { element, answers, path, searchBox = '' }: AnyScreen,
  as: Account | null,
) {
  const backend = fakeBackend({ ...answers });
  renderScreen(element, { path, backend, as });
  const asked = () => backend.requests.map(({ body }) => (body as { search?: string } | undefined)?.search);
  await waitFor(() => expect(asked().length).toBeGreaterThan(0));
  for (const text of typed) {
    const sought = kept([...kept(text)].slice(0, 200).join(''));
    put(screen.getByLabelText<HTMLInputElement>(searchBox), text);
    await waitFor(() => expect(asked().at(-1)).toBe(sought));
    expectNothingMade();
  }
}
