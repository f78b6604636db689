import {
  changeActions,
  changeSubjectLabels,
  changeSubjects,
  changesQuery,
} from '@pitlane/shared-data/changes';
import { pageSize } from '@pitlane/shared-data/paging';
import { salaryPeriodOptions, salaryPeriods } from '@pitlane/shared-data/salary';
import {
  FilterGroup,
  FilterSelect,
  Page,
  PagedList,
  PageHeader,
  SearchField,
  SkeletonTable,
  Stack,
  Toolbar,
  useListParams,
} from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { ChangeTable } from './change-table.tsx';
import { actionLabels } from './describe-change.ts';

export function Component() {
  const list = useListParams();
  const { search, page, change } = list;
  const period = list.readOneOf('period', salaryPeriods) ?? 'all';
  const subject = list.readOneOf('subject', changeSubjects);
  const action = list.readOneOf('action', changeActions);
  const query = useQuery(changesQuery({ search: search || undefined, subject, action, period, page }));

  return (
    <Page>
      <PageHeader title="Audit Trail" back={{ href: paths.dashboard, label: 'Dashboard' }} />
      <Stack>
        <Toolbar>
          <SearchField
            label="Search the audit trail"
            placeholder="Person, part or #number"
            value={search}
            onSearch={list.searchFor}
            findsStarts
          />
          <FilterGroup
            label="Period"
            options={salaryPeriodOptions}
            value={period}
            onChange={(chosen) => change({ period: chosen === 'all' ? null : chosen })}
          />
          <FilterSelect
            label="Changed"
            allLabel="All Records"
            values={changeSubjects}
            value={subject}
            onChange={(chosen) => change({ subject: chosen })}
            labelOf={(id) => changeSubjectLabels[id]}
          />
          <FilterSelect
            label="Action"
            allLabel="All Actions"
            values={changeActions}
            value={action}
            onChange={(chosen) => change({ action: chosen })}
            labelOf={(id) => actionLabels[id]}
          />
        </Toolbar>
        <PagedList
          query={query}
          params={list}
          pageSize={pageSize}
          label="changes"
          failure="Failed to load the audit trail"
          pending={<SkeletonTable label="Loading the audit trail..." columns={5} />}
        >
          {({ rows }) => (
            <ChangeTable
              changes={rows}
              isFiltered={Boolean(search || subject || action || period !== 'all')}
              isRefreshing={query.isPlaceholderData}
            />
          )}
        </PagedList>
      </Stack>
    </Page>
  );
}
