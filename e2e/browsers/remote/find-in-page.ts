import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Which elements are meant: by role and accessible name, or a form's field by its label. */
export type Place = ({ role: string; name?: string | RegExp } | { label: string }) & {
  /** A text in it, such as the plate in a row. */
  has?: string;
  /** The place that it is in; by default the topmost dialog, or the page without one. */
  within?: Place;
};

interface PatternText {
  source: string;
  flags: string;
}

/** A place as JSON. */
export interface PlaceText {
  role?: string;
  name?: string | PatternText;
  label?: string;
  has?: string;
  within?: PlaceText;
}

export function placeText(place: Place): PlaceText {
  const { within, has } = place;
  const around = { has, within: within && placeText(within) };
  if ('label' in place) return { label: place.label, ...around };
  const { role, name } = place;
  return {
    role,
    name: name instanceof RegExp ? { source: name.source, flags: name.flags } : name,
    ...around,
  };
}

/** Testing Library's queries, so that a role and a name mean the same in every browser and in the tests of components. */
const library = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

interface Queries {
  queryAllByRole: (root: HTMLElement, role: string, options: { name?: string | RegExp }) => HTMLElement[];
  queryAllByLabelText: (root: HTMLElement, label: string) => HTMLElement[];
}

/** Runs in the page: the visible elements at a place. */
function elementsAt({ role, name, label, has, within }: PlaceText): HTMLElement[] {
  const queries = (globalThis as unknown as { TestingLibraryDom: Queries }).TestingLibraryDom;
  const dialogs = document.querySelectorAll<HTMLElement>('dialog:modal');
  const roots = within ? elementsAt(within) : [dialogs.item(dialogs.length - 1) ?? document.body];
  const text = typeof name === 'object' ? new RegExp(name.source, name.flags) : name;
  return roots
    .flatMap((root) =>
      label === undefined
        ? queries.queryAllByRole(root, String(role), text === undefined ? {} : { name: text })
        : queries.queryAllByLabelText(root, label),
    )
    .filter((element) => element.getClientRects().length > 0)
    .filter((element) => has === undefined || element.textContent?.includes(has));
}

/** The source of a function that loads the queries into the page. */
export const loadQueries = `() => { ${library} }`;

/** Thrown in a page that has not loaded the queries. */
export const noQueries = 'The queries are not loaded';

/** The source of a function that calls another in the page with the first element of a place, or undefined without one. */
export const withElement = (use: string) => `
  (place, value) => {
    ${elementsAt};
    if (!globalThis.TestingLibraryDom) throw new Error('${noQueries}');
    const [element] = elementsAt(place);
    return element && (${use})(element, value);
  }`;
