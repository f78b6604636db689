import type { RemoteNavEntry } from '@pitlane/shared-data/remote-contract';
import { ChevronDown } from '@pitlane/shared-ui/icons';
import { Link, useLocation } from 'react-router';
import { currentOf, type NavMenu } from '../navigation/navigation.ts';
import { type Counts, countOf, nameOf } from './counts.ts';
import { EntryIcon } from './entry-icon.tsx';
import { RailBox } from './rail-style.ts';

interface RailNavProps {
  groups: readonly NavMenu[];
  counts?: Counts;
  isFolded?: boolean;
  onFold?: () => void;
}

interface EntryProps {
  entry: RemoteNavEntry;
  counts: Counts;
  isCurrent: boolean;
}

function Entry({ entry, counts, isCurrent }: EntryProps) {
  const count = countOf(entry, counts);
  return (
    <Link
      to={entry.href}
      aria-label={nameOf(entry.label, count)}
      aria-current={isCurrent ? 'page' : undefined}
      title={entry.label}
    >
      <EntryIcon path={entry.rail?.icon} />
      <span>{entry.label}</span> {count && <b>{count}</b>}
    </Link>
  );
}

/** The screens by their groups. The build renders it too, for the page frame in index.html. */
export function RailNav({ groups, counts = {}, isFolded = false, onFold }: RailNavProps) {
  const { pathname } = useLocation();
  const current = currentOf(
    groups.flatMap(({ entries }) => entries),
    pathname,
  );
  return (
    <RailBox aria-label="Screens" data-folded={isFolded || undefined}>
      <ul>
        {groups.map(({ label, entries }) => (
          <li key={label}>
            <p aria-hidden="true">{label}</p>
            <ul aria-label={label}>
              {entries.map((entry) => (
                <li key={entry.href}>
                  <Entry entry={entry} counts={counts} isCurrent={entry === current} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <button type="button" aria-label={isFolded ? 'Show labels' : 'Hide labels'} onClick={onFold}>
        <ChevronDown aria-hidden="true" />
        <span>Hide labels</span>
      </button>
    </RailBox>
  );
}
