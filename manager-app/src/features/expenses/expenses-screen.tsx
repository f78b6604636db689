import {
  type ExpenseCategory,
  expenseCategories,
  expenseCategoryLabels,
  expensesQuery,
} from '@pitlane/shared-data/expenses';
import { todayInGarage } from '@pitlane/shared-data/formats';
import { pageSize } from '@pitlane/shared-data/paging';
import {
  Button,
  FilterSelect,
  Page,
  PagedList,
  PageHeader,
  SearchField,
  SharedLine,
  SkeletonTable,
  Stack,
  Toolbar,
  useAskedNew,
  useListParams,
} from '@pitlane/shared-ui/core';
import { Plus } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { monthOf } from '../../period/period.ts';
import { PeriodFilter } from '../../period/period-filter.tsx';
import { ExpenseDialog } from './expense-dialog.tsx';
import { CategorySums, ExpenseSums } from './expense-sums.tsx';
import { ExpenseTable } from './expense-table.tsx';
import { ExportExpenses } from './export-expenses.tsx';

/** What the garage paid in a period. */
export function Component() {
  const list = useListParams();
  const { search, page } = list;
  const period = monthOf(list.read('from'), list.read('to'), todayInGarage());
  const category = list.readOneOf<ExpenseCategory>('category', expenseCategories);
  const query = useQuery(expensesQuery({ ...period, category, search: search || undefined, page }));
  const [isOpen, setOpen] = useState(false);
  useAskedNew('expense', () => setOpen(true));
  return (
    <Page>
      <SharedLine>
        <PageHeader
          title="Expenses"
          back={{ href: paths.till, label: 'Till' }}
          actions={
            <>
              <ExportExpenses period={period} />
              <Button variant="primary" icon={Plus} data-shortcut="n" onPress={() => setOpen(true)}>
                Record Expense
              </Button>
            </>
          }
        />
        {!query.isLoadingError && <ExpenseSums sums={query.data?.sums} />}
      </SharedLine>
      <Stack>
        <Toolbar>
          <SearchField
            label="Search expenses"
            placeholder="Supplier, bill, GSTIN or note"
            value={search}
            onSearch={list.searchFor}
          />
          <PeriodFilter period={period} onChange={({ from, to }) => list.change({ from, to })} />
          <FilterSelect
            label="Category"
            allLabel="All Categories"
            values={expenseCategories}
            labelOf={(each) => expenseCategoryLabels[each]}
            value={category}
            onChange={(chosen) => list.change({ category: chosen })}
          />
        </Toolbar>
        <PagedList
          query={query}
          params={list}
          pageSize={pageSize}
          label="expenses"
          failure="Failed to load the expenses"
          pending={<SkeletonTable label="Loading the expenses..." columns={8} />}
        >
          {({ rows, categories }) => (
            <Stack>
              <ExpenseTable expenses={rows} isRefreshing={query.isPlaceholderData} />
              <CategorySums categories={categories} />
            </Stack>
          )}
        </PagedList>
      </Stack>
      {isOpen && <ExpenseDialog onClose={() => setOpen(false)} />}
    </Page>
  );
}
