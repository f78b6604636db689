import { changeActions, changeSubjects, changesQuery } from '@pitlane/shared-data/changes';
import { salaryPeriodOptions, salaryPeriods } from '@pitlane/shared-data/salary';
import { FilterGroup } from '@pitlane/shared-ui/choice-group';
import { Page, Stack } from '@pitlane/shared-ui/layout';
import { useListAddress } from '@pitlane/shared-ui/list-address';
import { PageHeader } from '@pitlane/shared-ui/page-header';
import { Select } from '@pitlane/shared-ui/select';
import { SkeletonTable } from '@pitlane/shared-ui/skeleton';
import { space, token } from '@pitlane/shared-ui/theme';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { ListSearch } from '../../list-address/list-search.tsx';
import { PagedList } from '../../list-address/paged-list.tsx';
import { useExistingPage } from '../../list-address/use-existing-page.ts';
import { paths } from '../../paths.ts';
import { QueryView } from '../../query-view/query-view.tsx';
import { ChangeTable } from './change-table.tsx';
import { actionLabels, subjectLabels } from './describe-change.ts';

const subjectOptions = [
  { id: 'all', label: 'Everything' },
  ...changeSubjects.map((id) => ({ id, label: subjectLabels[id] })),
];
const actionOptions = [
  { id: 'all', label: 'All actions' },
  ...changeActions.map((id) => ({ id, label: actionLabels[id] })),
];

const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space(3)} ${space(4)};
  align-items: end;
`;

const Hint = styled.p`
  margin: 0;
  font-size: ${token('text-sm')};
  color: ${token('text-muted')};
`;

const cutText =
  'These are the newest of a great many that fit. Choose a period, a kind or an action, or search for more, to see others.';

const unlessAll = (id: string | number | null) => (id === 'all' || id === null ? '' : String(id));

/** Who did what, when, before and after: what the database recorded of every change. */
export function Component() {
  const { read, page, change, turnTo } = useListAddress();
  const search = read('search');
  const period = salaryPeriods.find((id) => id === read('period')) ?? 'all';
  const subject = changeSubjects.find((id) => id === read('subject'));
  const action = changeActions.find((id) => id === read('action'));
  const query = useQuery(changesQuery({ search: search || undefined, subject, action, period, page }));
  useExistingPage(query, { page, turnTo });

  return (
    <Page>
      <PageHeader title="Audit Trail" back={{ href: paths.dashboard, label: 'Dashboard' }} />
      <Stack>
        <FilterGroup
          label="Period"
          options={salaryPeriodOptions}
          value={period}
          onChange={(chosen) => change({ period: unlessAll(chosen) })}
        />
        <Controls>
          <ListSearch
            label="Search the audit trail"
            placeholder="Person, part, service or #number"
            value={search}
            onSearch={(text) => change({ search: text }, { replace: true })}
          />
          <Select
            label="Changed"
            options={subjectOptions}
            value={subject ?? 'all'}
            onChange={(chosen) => change({ subject: unlessAll(chosen) })}
          />
          <Select
            label="Action"
            options={actionOptions}
            value={action ?? 'all'}
            onChange={(chosen) => change({ action: unlessAll(chosen) })}
          />
        </Controls>
        <QueryView
          query={query}
          failure="Failed to load the audit trail"
          pending={<SkeletonTable label="Loading the audit trail..." columns={5} />}
        >
          {({ rows, total, is_cut: isCut }) => (
            <PagedList label="changes" page={page} total={total} onPageChange={turnTo}>
              {isCut && <Hint>{cutText}</Hint>}
              <ChangeTable
                changes={rows}
                isFiltered={Boolean(search || subject || action || period !== 'all')}
                isRefreshing={query.isPlaceholderData}
              />
            </PagedList>
          )}
        </QueryView>
      </Stack>
    </Page>
  );
}
