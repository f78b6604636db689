import { formatDate, formatMoney } from '@pitlane/shared-data/formats';
import { statusLabel } from '@pitlane/shared-data/requests';
import type { FoundRecord, RecentFind } from '@pitlane/shared-data/search';
import type { Account } from '@pitlane/shared-data/session';
import type { FoundRemote } from '../remotes/remote-registry.ts';
import { findScreens } from './find-screens.ts';

/** A result in the list. */
export interface SearchOption {
  /** The id or code of a record; '' of a screen. */
  ref: string;
  title: string;
  detail: string;
  /** What one does next, and where. */
  label: string;
  href: string;
  /** Where it is shown, if that is not where one does the next thing. */
  record: string;
}

export interface OptionGroup {
  name: string;
  options: SearchOption[];
}

const mostShown = 12;

/** The addresses that the remotes announce for a role. */
export function searchTargets(remotes: readonly FoundRemote[], { role }: Account) {
  const announced = remotes.flatMap(({ manifest }) => manifest.search ?? []);
  const isFor = ({ audience }: { audience: readonly string[] }) => audience.includes(role);
  return {
    records: announced.flatMap(({ records = [] }) => records).filter(isFor),
    steps: announced.flatMap(({ steps = [] }) => steps).filter(isFor),
  };
}
type Targets = ReturnType<typeof searchTargets>;

const addressOf = ({ href }: { href: string }, ref: string) => href.replace(':ref', encodeURIComponent(ref));

const factsOf = ({ detail, status, day, amount }: FoundRecord) =>
  [
    detail,
    status === 'unpaid' ? 'Unpaid' : status && statusLabel(status),
    day && formatDate(day),
    amount !== null && formatMoney(amount),
  ]
    .filter(Boolean)
    .join(' · ');

/** What the database found, in groups, without what no remote shows. */
export function recordGroups(found: readonly FoundRecord[], { records, steps }: Targets): OptionGroup[] {
  const groups = new Map<string, SearchOption[]>();
  for (const row of found) {
    const target = records.find(({ kind }) => kind === row.kind);
    if (!target) continue;
    const record = addressOf(target, row.ref);
    const next = steps.find(({ step }) => step === row.step);
    const option = {
      ref: row.ref,
      title: row.title,
      detail: factsOf(row),
      label: next?.label ?? 'Open',
      href: next ? addressOf(next, row.step_ref) : record,
      record,
    };
    groups.set(target.group, [...(groups.get(target.group) ?? []), option]);
  }
  return [...groups].map(([name, options]) => ({ name, options }));
}

export const screenGroup = (
  remotes: readonly FoundRemote[],
  account: Account,
  text: string,
): OptionGroup[] => {
  const screens = text === '' ? [] : findScreens(remotes, account, text);
  if (screens.length === 0) return [];
  return [
    {
      name: 'Screens',
      options: screens.map(({ title, href }) => ({
        ref: '',
        title,
        detail: '',
        label: 'Open',
        href,
        record: href,
      })),
    },
  ];
};

export const recentGroup = (finds: readonly RecentFind[]): OptionGroup[] =>
  finds.length === 0
    ? []
    : [
        {
          name: 'Recent',
          options: finds.map(({ title, detail, href }) => ({
            ref: '',
            title,
            detail,
            label: 'Open',
            href,
            record: href,
          })),
        },
      ];

/** At most 12 results: all screens, then as many records. A screen with just that title comes first. */
export function joinGroups(records: OptionGroup[], screens: OptionGroup[], text: string): OptionGroup[] {
  let left = mostShown - screens.flatMap(({ options }) => options).length;
  const cut = records.flatMap(({ name, options }) => {
    const shown = options.slice(0, Math.max(left, 0));
    left -= shown.length;
    return shown.length === 0 ? [] : [{ name, options: shown }];
  });
  const isNamed = screens.some(({ options }) =>
    options.some(({ title }) => title.toLowerCase() === text.toLowerCase()),
  );
  return isNamed ? [...screens, ...cut] : [...cut, ...screens];
}

/** What a scanned code means: the record that has it, or the only one that is found by it. */
export const scannedOption = (options: readonly SearchOption[], code: string): SearchOption | undefined => {
  const wanted = code.toLowerCase();
  return (
    options.find(({ ref, title }) => ref.toLowerCase() === wanted || title.toLowerCase() === wanted) ??
    (options.length === 1 ? options[0] : undefined)
  );
};
