import { deskDayQuery } from '@pitlane/shared-data/front-desk';
import {
  Button,
  Page,
  PageHeader,
  QueryView,
  SearchField,
  SkeletonCard,
  Toolbar,
  useAskedNew,
  useListParams,
} from '@pitlane/shared-ui/core';
import { UserPlus } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { AskedAction } from './asked-action.tsx';
import { AskedVisit } from './asked-visit.tsx';
import type { DeskAction } from './desk-action.ts';
import { DeskColumns } from './desk-columns.tsx';
import { DeskDialog } from './desk-dialog.tsx';
import { type Untold, UntoldBanner } from './reach/untold-banner.tsx';
import { SearchResults } from './search-results.tsx';

/** People and cars at the counter and on the phone. */
export function Component() {
  const { search, searchFor } = useListParams();
  const day = useQuery(deskDayQuery());
  const [action, setAction] = useState<DeskAction | null>(null);
  const [untold, setUntold] = useState<Untold | null>(null);
  useAskedNew('visit', () => setAction({ kind: 'visit' }));
  useAskedNew('customer', () => setAction({ kind: 'visit' }));
  return (
    <Page>
      <PageHeader
        title="Front Desk"
        back={{ href: paths.dashboard, label: 'Dashboard' }}
        actions={
          <Button
            variant="primary"
            icon={UserPlus}
            data-shortcut="n"
            onPress={() => setAction({ kind: 'visit', typed: search })}
          >
            New visit
          </Button>
        }
      />
      <Toolbar>
        <SearchField
          label="Find a person or a car"
          placeholder="Phone, name or plate"
          value={search}
          onSearch={searchFor}
          findsStarts
        />
      </Toolbar>
      {untold && <UntoldBanner untold={untold} onDismiss={() => setUntold(null)} />}
      {search && <SearchResults search={search} onAction={setAction} />}
      <QueryView
        query={day}
        failure="Failed to load today's cars"
        pending={<SkeletonCard label="Loading today's cars..." count={3} />}
      >
        {(data) => <DeskColumns day={data} onAction={setAction} />}
      </QueryView>
      <AskedAction onAction={setAction} />
      <AskedVisit onAction={setAction} />
      {action && <DeskDialog action={action} onClose={() => setAction(null)} onUntold={setUntold} />}
    </Page>
  );
}
