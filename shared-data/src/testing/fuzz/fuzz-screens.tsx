import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { RemoteModule } from '../../foundation/portal/remote-contract.ts';
import { createQueryClient } from '../../foundation/session/session.ts';
import { fakeBackend } from '../fake-backend.ts';
import type { RenderScreen } from '../render-screen.tsx';
import { testPortal } from '../test-portal.ts';
import { testFuzzedAddresses } from './fuzz-addresses.tsx';
import { fuzzSearch } from './fuzz-search.tsx';
import type { FuzzedScene, FuzzedScreen } from './fuzzed-screen.ts';
import { expectTextOnly } from './injected-content.ts';

/** Columns that are not free text: ids, dates, enums and JSON. */
const fixed =
  /(_id|_at|_on|_date|_start|_change|_status|_day|^id)$|^(day|valid_from|valid_until|method|status|fuel_type|body_type|role|actor_role|action|subject|subject_key|since|state|event|channel|condition|kind|urgency|document|stage|turn|now|part|month|first|last)$/;

function withText(answer: unknown, text: string, name = ''): unknown {
  if (typeof answer === 'string') return fixed.test(name) ? answer : text;
  if (Array.isArray(answer)) {
    // Keeps names in a list unique.
    return answer.map((item, place) => withText(item, place === 0 ? text : `${text}${place}`, name));
  }
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, withText(value, text, key)]));
}

const hostile = [
  `"'></textarea><img src=x onerror=alert(1)><svg onload=alert(1)><pit-made></script><script>x</script> 🔧`,
  'javascript:alert(1)//?cc=evil@evil.example&body=x#\u202e',
];

async function showText(
  renderScreen: RenderScreen,
  { load, responses, press = [], ...scene }: FuzzedScreen,
  text: string,
) {
  const backend = fakeBackend(withText(responses, text) as Record<string, unknown>);
  const { Component } = await load();
  renderScreen(<Component />, { ...scene, backend });
  // Without this a screen that does not show the text would pass.
  await waitFor(() => expect(document.body.textContent).toContain(text));
  expectTextOnly();
  for (const name of press) {
    const [button] = await screen.findAllByText(name, { selector: 'button, button *' });
    if (button) await act(async () => void fireEvent.click(button.closest('button') ?? button));
    expectTextOnly();
  }
}

/**
 * Tests every screen of a remote with hostile URLs, and those with a scene with hostile texts and searches as well. A
 * screen may have several scenes.
 */
export function testFuzzedScreens(
  renderScreen: RenderScreen,
  createRoutes: RemoteModule['createRoutes'],
  scenes: readonly FuzzedScene[],
): void {
  const routes = createRoutes({ queryClient: createQueryClient(testPortal) });
  const loaders = new Map(routes.map(({ path = '', lazy }) => [path, lazy as FuzzedScreen['load']]));
  const screens = [...loaders].flatMap(([path, load]) => {
    const known = scenes.filter((scene) => scene.path === path);
    return (known.length > 0 ? known : [{ path, responses: {} }]).map((scene) => ({ ...scene, load }));
  });

  test('every scene is of a route', () => {
    expect(scenes.filter(({ path }) => !loaders.has(path))).toEqual([]);
  });

  test.each(screens.filter(({ responses }) => Object.keys(responses).length > 0))(
    '$path shows any text from the backend as text, without foreign links',
    async (shown) => {
      for (const text of hostile) {
        await showText(renderScreen, shown, text);
        cleanup();
      }
    },
  );

  testFuzzedAddresses(renderScreen, screens);

  const searched = screens.filter(({ searchBox }) => searchBox);
  if (searched.length > 0) {
    const numbered = searched.map((shown, index) => ({ ...shown, index }));
    test.each(numbered)('$path searches for the typed text', ({ index, ...shown }) =>
      fuzzSearch(renderScreen, shown, index),
    );
  }
}
