import { act, fireEvent, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import type { FakeBackend } from './fake-backend.ts';
import { expectNoInjectedElements } from './injected-content.ts';

/** One field of a form: what it is called, a text that it accepts, and what else is tried. */
export interface FuzzedField {
  good: string;
  any: fc.Arbitrary<string>;
  /** The field whose text is repeated in this one. */
  like?: string;
}

type Typed<Labels extends string> = Record<Labels, string>;

export interface FuzzedForm<Labels extends string> {
  backend: FakeBackend;
  fields: Record<Labels, FuzzedField>;
  /** The name of the button that sends the form. */
  submit: string;
  /** The path of the request that it sends. The backend of the test must refuse it, so that the form stays. */
  sends: string;
  /** What must be sent of what the fields show; null where a field must be marked instead, and nothing sent. */
  expected: (typed: Typed<Labels>) => object | null;
  /** The part of the page that holds the fields, where it is not the whole. */
  within?: () => HTMLElement;
  /** Texts at random per field; a few unless told. */
  numRuns?: number;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Puts a text in as pasting does, and leaves the field. What it shows then may be less: a line break, a letter too many. */
export function enterText(control: TextControl, text: string): string {
  const longest = control.maxLength;
  const fitting = longest >= 0 ? text.slice(0, longest) : text;
  if (control.value !== fitting) fireEvent.change(control, { target: { value: fitting } });
  // A number is read once its field is left.
  if (control.hasAttribute('inputmode')) fireEvent.blur(control);
  return control.value;
}

const isMarked = (control: Element) => control.getAttribute('aria-invalid') === 'true';

/** A button that waits has other words or says that it cannot be pressed. */
const isReady = (button: Element | undefined) =>
  button?.ariaDisabled !== 'true' && button?.hasAttribute('disabled') === false;

/** The words beside a marked field. */
const wordsAt = (control: Element) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** What no field may let through: nothing, too much, and what no database can hold. */
const edges = ['', 'x'.repeat(5001), 'a\0b<pit-made>'];

/**
 * Fills a form with good texts but for one field, then another, then all of them, and sends it each time: what it shows
 * is sent as it is, or a field is marked with words and nothing is sent. The form stays open for the next attempt.
 */
export async function fuzzForm<Labels extends string>(form: FuzzedForm<Labels>): Promise<void> {
  const labels = Object.keys(form.fields) as Labels[];
  const scope = () => form.within?.() ?? document.body;
  // Looked for once: to search the page by name takes longer than to send the form.
  const controls = new Map<Labels, TextControl>();
  const controlOf = (label: Labels) => {
    const known = controls.get(label);
    const control = known?.isConnected
      ? known
      : within(scope()).getByLabelText<TextControl>(
          // A required field has a mark behind its name.
          (name) => name.startsWith(label),
          { selector: 'input, textarea' },
        );
    controls.set(label, control);
    return control;
  };
  const button = () =>
    [...scope().querySelectorAll('button')].find(({ textContent }) => textContent === form.submit);
  const sent = () => form.backend.requests.filter(({ path }) => path === form.sends);

  let isSent = 0;
  const attempt = async (odd: Partial<Typed<Labels>>) => {
    const before = sent().length;
    const typed = {} as Typed<Labels>;
    act(() => {
      for (const label of labels) {
        const { good, like = label } = form.fields[label];
        enterText(controlOf(label), odd[label] ?? odd[like as Labels] ?? good);
      }
    });
    for (const label of labels) typed[label] = controlOf(label).value;
    const expected = form.expected(typed);
    fireEvent.click(button() as HTMLButtonElement);
    if (expected === null) {
      await waitFor(() => expect(labels.map(controlOf).filter(isMarked)).not.toEqual([]));
      for (const control of labels.map(controlOf).filter(isMarked)) expect(wordsAt(control)).not.toBe('');
      expect(sent()).toHaveLength(before);
    } else {
      await waitFor(() => expect([typed, sent().length]).toEqual([typed, before + 1]));
      expect(sent().at(-1)?.body).toEqual(expected);
      // Answered, and ready to be sent again.
      await waitFor(() => expect([typed, isReady(button())]).toEqual([typed, true]));
      isSent++;
    }
    expectNoInjectedElements();
  };
  const seed = 20_261_121;
  for (const label of labels) {
    const { any } = form.fields[label];
    const examples = edges.map((text): [string] => [text]);
    const numRuns = edges.length + (form.numRuns ?? 4);
    const one = fc.asyncProperty(any, (text) => attempt({ [label]: text } as Partial<Typed<Labels>>));
    await fc.assert(one, { numRuns, seed, examples });
  }
  const all = fc.record(Object.fromEntries(labels.map((label) => [label, form.fields[label].any])));
  await fc.assert(
    fc.asyncProperty(all, (texts) => attempt(texts as Typed<Labels>)),
    { numRuns: 2, seed },
  );
  expect(sent()).toHaveLength(isSent);
  // Were every attempt refused, nothing would be known of what is sent.
  expect(isSent).toBeGreaterThan(0);
}
