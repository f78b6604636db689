import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Account } from '../accounts/account.ts';
import { testAnyAddresses } from './any-address.tsx';
import { expectNothingMade } from './any-form.ts';
import { tryAnySearch } from './any-search.tsx';
import { fakeBackend } from './fake-backend.ts';
import { renderScreen } from './render-screen.tsx';

export interface AnyScreen {
  /** The route's pattern. */
  path: string;
  /** The address that is open; the pattern itself when absent. */
  url?: string;
  element: ReactElement;
  /** What the backend says, by path, with ordinary texts. */
  answers: Record<string, unknown>;
  /** The buttons that open what else shows those texts, one after the other. */
  press?: readonly (string | RegExp)[];
  /** The label of its search box, whose words the backend searches for. */
  searchBox?: string;
}

/** What is no text of a person: numbers in disguise and words that the database chooses from a list. */
const fixed =
  /(_id|_at|_date|_start|_change|_status|^id)$|^(status|fuel_type|body_type|role|actor_role|action|subject|subject_key)$/;

function withText(answer: unknown, text: string, name = ''): unknown {
  if (typeof answer === 'string') return fixed.test(name) ? answer : text;
  if (Array.isArray(answer)) {
    // Names in a list differ from each other.
    return answer.map((item, place) => withText(item, place === 0 ? text : `${text}${place}`, name));
  }
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, withText(value, text, key)]));
}

const hostile = [
  `"'></textarea><img src=x onerror=alert(1)><svg onload=alert(1)><pit-made></script><script>x</script> 🔧`,
  'javascript:alert(1)//?cc=evil@evil.example&body=x#\u202e',
];

/** Links lead into the portal, to a telephone number or to one mailbox without anything added to the mail. */
function oddLinks(): string[] {
  const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  return hrefs.filter((href) => {
    if (href.startsWith('tel:')) return !/^tel:[+\d]*$/.test(href);
    if (href.startsWith('mailto:')) return new URL(href).search !== '' || new URL(href).hash !== '';
    return !/^\/(?!\/)/.test(href);
  });
}

/** Fails when a text has become a part of the page, or where a link leads. */
export const expectTextsOnly = () => {
  expectNothingMade();
  expect(oddLinks()).toEqual([]);
};

async function showText(
  { element, answers, press = [], ...scene }: AnyScreen,
  as: Account | null,
  text: string,
) {
  const backend = fakeBackend(withText(answers, text) as Record<string, unknown>);
  renderScreen(element, { ...scene, backend, as });
  // A screen that shows none of it, or nothing at all, would pass without this.
  await waitFor(() => expect(document.body.textContent).toContain(text));
  expectTextsOnly();
  for (const name of press) {
    const [button] = await screen.findAllByText(name, { selector: 'button, button *' });
    if (button) await act(async () => void fireEvent.click(button.closest('button') ?? button));
    expectTextsOnly();
  }
}

/** The tests that no text and no address makes of a screen what it is not. */
export function testAnyScreens(screens: readonly AnyScreen[], as: Account | null): void {
  test.each(screens)(
    '$path shows whatever the backend says as text, and leads nowhere else',
    async (shown) => {
      for (const text of hostile) {
        await showText(shown, as, text);
        cleanup();
      }
    },
  );

  testAnyAddresses(screens, as);

  const searched = screens.filter(({ searchBox }) => searchBox);
  if (searched.length > 0) {
    test.each(searched)('$path searches for what is typed', (shown) => tryAnySearch(shown, as));
  }
}
