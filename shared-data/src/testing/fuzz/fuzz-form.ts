import { act, fireEvent, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import type { FakeBackend } from '../fake-backend.ts';
import { expectNoInjectedElements } from './injected-content.ts';

/** A form field with a valid text and arbitrary ones. */
export interface FuzzedField {
  good: string;
  any: fc.Arbitrary<string>;
  /** The field with the same text, as of a repeated password. */
  like?: string;
}

type Typed<Labels extends string> = Record<Labels, string>;

export interface FuzzedForm<Labels extends string> {
  backend: FakeBackend;
  fields: Record<Labels, FuzzedField>;
  /** The name of the submit button. */
  submit: string;
  /** The path of the form's request. The fake backend must refuse it, so that the form stays open. */
  sends: string;
  /** The expected request body for the fields' values; null where a field must be invalid and nothing is sent. */
  expected: (typed: Typed<Labels>) => object | null;
  /** The element with the fields; the page by default. */
  within?: () => HTMLElement;
  /** Random texts per field; 4 by default. */
  numRuns?: number;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Pastes a text and blurs the field. Returns its value, which may be shorter (maximum length, line breaks). */
export function enterText(control: TextControl, text: string): string {
  const longest = control.maxLength;
  const fitting = longest >= 0 ? text.slice(0, longest) : text;
  if (control.value !== fitting) fireEvent.change(control, { target: { value: fitting } });
  // A number field parses on blur.
  if (control.hasAttribute('inputmode')) fireEvent.blur(control);
  return control.value;
}

const isMarked = (control: Element) => control.getAttribute('aria-invalid') === 'true';

/** A pending button has another label or is disabled. */
const isReady = (button: Element | undefined) =>
  button?.ariaDisabled !== 'true' && button?.hasAttribute('disabled') === false;

/** The error message of an invalid field. */
const errorOf = (control: Element) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** Empty, too long, and with a null character. */
const edges = ['', 'x'.repeat(5001), 'a\0b<pit-made>'];

/**
 * Submits a form with arbitrary text in one field after another, then in all fields. Each time either the shown values
 * are sent, or a field has an error and nothing is sent. The form stays open for the next attempt.
 */
export async function fuzzForm<Labels extends string>(form: FuzzedForm<Labels>): Promise<void> {
  const labels = Object.keys(form.fields) as Labels[];
  const scope = () => form.within?.() ?? document.body;
  // Cached, because a query by label takes longer than submitting the form.
  const controls = new Map<Labels, TextControl>();
  const controlOf = (label: Labels) => {
    const known = controls.get(label);
    const control = known?.isConnected
      ? known
      : within(scope()).getByLabelText<TextControl>(
          // A required field has a mark after its label.
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
    const submit = button() as HTMLButtonElement;
    // Twice before React renders again: a form must be sent once.
    act(() => {
      fireEvent.click(submit);
      fireEvent.click(submit);
    });
    if (expected === null) {
      await waitFor(() => expect(labels.map(controlOf).filter(isMarked)).not.toEqual([]));
      for (const control of labels.map(controlOf).filter(isMarked)) expect(errorOf(control)).not.toBe('');
      expect(sent()).toHaveLength(before);
    } else {
      await waitFor(() => expect([typed, sent().length]).toEqual([typed, before + 1]));
      expect(sent().at(-1)?.body).toEqual(expected);
      // Wait for the response, so that the form can be submitted again.
      await waitFor(() => expect([typed, isReady(button())]).toEqual([typed, true]));
      expect([typed, sent().length]).toEqual([typed, before + 1]);
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
  // At least one submission must have been valid.
  expect(isSent).toBeGreaterThan(0);
}
