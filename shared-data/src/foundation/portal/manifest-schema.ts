import {
  array,
  boolean,
  number,
  object,
  oneOf,
  optional,
  string,
  type Valid,
  validate,
} from '../schema/validators.ts';
import { linkPrefixes } from './link-prefix.ts';

/** The contract version of this build. Increased with incompatible changes. */
export const contractVersion = 2;

/** The shell hosts the current and the previous contract, so that teams can release separately. */
export const supportedContracts: readonly number[] = [contractVersion, contractVersion - 1];

/** Paths of the shell, which no remote may claim. */
export const shellPaths: readonly string[] = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-sign-in',
  '/dashboard',
  '/profile',
  '/notices',
];

const role = oneOf('customer', 'mechanic', 'manager');
const path = string((text) => /^\/[\w\-/:]*$/.test(text));
const line = string((text) => text !== '');

/**
 * What the shell draws of a screen before any of the remote's code has loaded. Optional: an older shell ignores it, and a
 * shape that a shell does not know is drawn as a list.
 */
const skeletonSchema = object({
  /** The heading, where it is not the title; `{name}` in it or in the description is the user's name. */
  heading: optional(line),
  description: optional(line),
  /** The text of the link above the heading. */
  back: optional(line),
  /** Whether there are buttons beside the heading. */
  hasActions: optional(boolean),
  /** Whether the screen's column is as narrow as that of a form. */
  isNarrow: optional(boolean),
  /** Whether the screen's controls are large, for gloved hands. */
  hasLargeTargets: optional(boolean),
  /** The content below the heading, from top to bottom: `figures`, `filters`, `table`, `cards`, `form` or `list`, the default. */
  shapes: optional(array(line)),
});

const routeSchema = object({
  path,
  /** Undefined for a public route. */
  roles: optional(array(role)),
  /** For visitors on a route with roles: redirect to the login, or show the screen, which handles visitors itself. */
  signedOut: optional(oneOf('login', 'screen')),
  title: line,
  skeleton: optional(skeletonSchema),
});

const pageSchema = object({
  path: string((text) => linkPrefixes.some((prefix) => text.startsWith(prefix)) && /^[\w\-/:]*$/.test(text)),
  title: line,
  /** The page's only script, beside the manifest. */
  file: line,
  /** The database function whose result for the address's token it shows first. An older shell ignores it. */
  reads: optional(string((text) => /^[a-z_]+$/.test(text))),
});

/** Where an entry is beside the page of managers, and in the bar at the bottom of a phone. */
const railSchema = object({
  /** The heading of its group. Groups come in the order of their first entries. */
  group: line,
  /** Where it is not that of the entry, such as "Salary" for "Payments". */
  label: optional(line),
  /** Where its place among those of the bar is another one. */
  order: optional(number),
  /** The outline of an icon, as the data of an SVG path in a box of 24 by 24. */
  icon: optional(string((text) => /^[MLHVCSQTAZ\d\s.,-]+$/i.test(text))),
  /** What waits there: a count of the database's `waiting_work`. One that a shell does not know is not shown. */
  waits: optional(line),
  /** The label in the bar of phones, of which it has three. */
  phone: optional(line),
});

const navEntrySchema = object({
  label: line,
  href: path,
  audience: array(oneOf('visitor', 'customer', 'mechanic', 'manager')),
  /** The right that a manager needs to see the entry. An older shell shows it to all managers. */
  right: optional(oneOf('pay', 'settings')),
  /** Entries of all remotes are sorted by it, in the bar and in each menu. */
  order: number,
  /** The label of the header's menu that has the entry; without it, the entry is in the bar. An older shell ignores it. */
  menu: optional(line),
  /** The letter or digit that opens it after "g", on screens of staff. Of two entries with one key, the first has it. */
  key: optional(string((text) => /^[a-z0-9]$/.test(text))),
  /** Without it an entry for managers is in a last group. An older shell ignores it. */
  rail: optional(railSchema),
});

const address = string((text) => /^\/(?!\/)[\w\-/:?=&]*$/.test(text));
const staff = array(oneOf('mechanic', 'manager'));

/**
 * Where the results of the search everywhere lead. `kind` and `step` are those of the database's `search_everywhere`; `:ref`
 * in an address is what it names. The shell shows a result only if some remote opens its kind for the role, and a step that no
 * remote takes as "Open".
 */
const searchSchema = object({
  /** `group`: the heading of these results. */
  records: optional(array(object({ kind: line, group: line, href: address, audience: staff }))),
  /** `label`: what one does next, such as "Check in". */
  steps: optional(array(object({ step: line, label: line, href: address, audience: staff }))),
});

/** What the menu "New" of the header makes. Its address opens the form, as `/parts?new=part` does. */
const createSchema = object({
  label: line,
  href: address,
  audience: staff,
  right: optional(oneOf('pay', 'settings')),
  /** Entries of all remotes are sorted by it. */
  order: number,
});

const fields1 = {
  contract: number,
  name: string((text) => /^[a-z][a-z_]*$/.test(text)),
  label: line,
  entry: line,
  routes: array(routeSchema),
  nav: array(navEntrySchema),
  /** Pages that open without the portal. Optional: an older shell ignores them. */
  pages: optional(array(pageSchema)),
  /** Optional: an older shell ignores it. */
  search: optional(searchSchema),
  /** Optional: an older shell ignores it. */
  create: optional(array(createSchema)),
};
const schema1 = object(fields1);

const schema2 = object({
  ...fields1,
  /** The team that owns the remote, shown by the ownership overlay. */
  team: line,
  /** The released revision, or the package's version for a local build. */
  version: line,
});

/** A manifest of the current contract. */
export type CurrentManifest = Valid<typeof schema2>;

/** One parser per contract; an older manifest is migrated, with defaults for new fields. */
const readers: Record<number, (value: unknown) => CurrentManifest> = {
  1: (value) => {
    const manifest = validate(schema1, value);
    return { ...manifest, team: manifest.label, version: 'unknown' };
  },
  2: (value) => validate(schema2, value),
};

const contractOf = (value: unknown) => validate(object({ contract: number }), value).contract;

/**
 * Validates a manifest of any supported contract.
 * @throws for an invalid manifest, an unsupported contract, a duplicate path or a path of the shell.
 */
export function parseRemoteManifest(value: unknown): CurrentManifest {
  const contract = contractOf(value);
  const read = supportedContracts.includes(contract) ? readers[contract] : undefined;
  if (!read) throw new Error(`Contract ${contract} is not one of ${supportedContracts.join(', ')}`);
  const manifest = read(value);
  const paths = manifest.routes.map((route) => route.path);
  const wrong = paths.filter((own, index) => shellPaths.includes(own) || paths.indexOf(own) !== index);
  if (wrong.length > 0) throw new Error(`${manifest.label} claims what it may not: ${wrong.join(', ')}`);
  return manifest;
}
