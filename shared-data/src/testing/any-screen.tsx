import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Account } from '../accounts/account.ts';
import { expectNothingMade } from './any-form.ts';
import { type FakeRequest, fakeBackend } from './fake-backend.ts';
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

const expectTextsOnly = () => {
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

const odd = [
  '9007199254740993',
  '-1',
  'NaN',
  '1e3',
  '<script>alert(1)</script>',
  '),or=(id.gt.0',
  '../..//evil.example',
  '__proto__',
  `\u0000${'x'.repeat(5000)}`,
];

const names = [
  ...['page', 'search', 'sort', 'status', 'period', 'category', 'stock', 'brand', 'service', 'vehicle'],
  ...['subject', 'action', 'specialization', 'next', 'constructor'],
];

/** What the backend may be asked for, by the name of the parameter; whatever is not named here is a text. */
const asked: Record<string, (value: unknown) => boolean> = {
  page: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 1_000_000,
  page_size: (value) => value === 20,
  sort: (value) => /^-?[a-z]{2,10}$/.test(String(value)),
  status: (value) => ['pending', 'approved', 'in_progress', 'completed', 'cancelled'].includes(String(value)),
  stock_level: (value) => ['in-stock', 'low', 'available'].includes(String(value)),
  vehicle_id: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  request_id: (value) => Number.isSafeInteger(value) && Number(value) > 0,
};

const isText = (value: unknown) =>
  typeof value === 'string' && !value.includes('\0') && [...value].length <= 200 && value === value.trim();

function oddQuestions({ path, url, body }: FakeRequest): string[] {
  const inBody = Object.entries((body ?? {}) as Record<string, unknown>)
    .filter(([name, value]) => !(asked[name] ?? isText)(value))
    .map(([name, value]) => `${path} ${name}: ${String(value).slice(0, 80)}`);
  const inAddress = [...url.searchParams]
    .filter(([name, value]) => /^(vehicle_id|request_id)$/.test(name) && !/^eq\.[1-9]\d*$/.test(value))
    .map(([name, value]) => `${path} ${name}=${value}`);
  return [...inBody, ...inAddress];
}

async function openAddress({ element, answers, path }: AnyScreen, as: Account | null, value: string) {
  const parameters = new URLSearchParams(
    names.flatMap((name) => [
      [name, value],
      [name, 'again'],
    ]),
  );
  // An id in the path cannot hold a slash, nor be empty.
  const url = path.replaceAll(/:\w+/g, encodeURIComponent(value.slice(0, 60)).replaceAll('.', '%2E'));
  const backend = fakeBackend(answers);
  const { router } = renderScreen(element, { path, url: `${url}?${parameters}`, backend, as });
  // A list asks whatever its address says; a screen of one thing need not, and another leads elsewhere.
  const isSettled = () =>
    path.includes(':') ||
    router.state.location.pathname !== url ||
    backend.requests.some((request) => request.path in answers);
  await waitFor(() => expect(isSettled()).toBe(true));
  await waitFor(() => expect(document.querySelector('h1, h2, p')).not.toBeNull());
  await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(backend.requests.flatMap(oddQuestions)).toEqual([]);
  expectTextsOnly();
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

  test.each(screens)('$path asks for nothing that its address makes up', async (shown) => {
    for (const value of odd) {
      await openAddress(shown, as, value);
      cleanup();
    }
  });
}
