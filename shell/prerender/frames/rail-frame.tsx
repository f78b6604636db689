import type { RemoteNavEntry } from '@pitlane/shared-data/remote-contract';
import { Search } from '@pitlane/shared-ui/icons';
import { Columns } from '../../src/layout/columns.ts';
import { PhoneNav } from '../../src/rail/phone-nav.tsx';
import { RailNav } from '../../src/rail/rail-nav.tsx';

/** The first script copies it for each entry. */
const entry: RemoteNavEntry = { label: '', href: '/', audience: [], order: 0 };

/** A manager's rail, beside which the first script puts the page. */
export const RailFrame = () => (
  <Columns>
    <RailNav groups={[{ label: '', entries: [entry] }]} />
  </Columns>
);

/** Only managers have a search there. */
export const PhoneFrame = () => (
  <PhoneNav
    entries={[entry]}
    search={
      <button type="button" data-slot="search">
        <Search aria-hidden="true" />
        Search
      </button>
    }
  />
);
