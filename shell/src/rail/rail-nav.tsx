import type { RemoteNavEntry } from '@pitlane/shared-data/remote-contract';
import { ChevronDown } from '@pitlane/shared-ui/icons';
import { NavLink } from 'react-router';
import type { NavMenu } from '../header/navigation.ts';
import { type Counts, countOf, nameOf } from './counts.ts';
import { EntryIcon } from './entry-icon.tsx';
import { RailBox } from './rail-style.ts';

interface RailNavProps {
  groups: readonly NavMenu[];
  counts?: Counts;
  isFolded?: boolean;
  onFold?: () => void;
}

function Entry({ entry, counts }: { entry: RemoteNavEntry; counts: Counts }) {
  const count = countOf(entry, counts);
  return (
    <NavLink to={entry.href} aria-label={nameOf(entry.label, count)} title={entry.label}>
      <EntryIcon path={entry.rail?.icon} />
      <span>{entry.label}</span>
      {count && <b>{count}</b>}
    </NavLink>
  );
}

/** The screens by their groups. The build renders it too, for the page frame in index.html. */
export const RailNav = ({ groups, counts = {}, isFolded = false, onFold }: RailNavProps) => (
  <RailBox aria-label="Screens" data-folded={isFolded || undefined}>
    <ul>
      {groups.map(({ label, entries }) => (
        <li key={label}>
          <p aria-hidden="true">{label}</p>
          <ul aria-label={label}>
            {entries.map((entry) => (
              <li key={entry.href}>
                <Entry entry={entry} counts={counts} />
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
