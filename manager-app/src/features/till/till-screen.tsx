import { isDay, todayInGarage } from '@pitlane/shared-data/formats';
import { tillQuery } from '@pitlane/shared-data/invoices';
import {
  Page,
  PageHeader,
  QueryView,
  SkeletonTable,
  Stack,
  Toolbar,
  useListParams,
} from '@pitlane/shared-ui/core';
import { DateField } from '@pitlane/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { CashDrawer } from './cash-drawer.tsx';
import { CloseTillForm } from './close-till-form.tsx';
import { TillClosings } from './till-closings.tsx';
import { TillCorrections } from './till-corrections.tsx';
import { TillExpenses } from './till-expenses.tsx';
import { TillFigures } from './till-figures.tsx';

function TillOfDay({ day }: { day: string | undefined }) {
  return (
    <QueryView
      query={useQuery(tillQuery(day))}
      failure="Failed to load the till"
      pending={<SkeletonTable label="Loading the till..." columns={5} />}
    >
      {(till) => (
        <Stack gap={6}>
          <TillFigures till={till} />
          <CashDrawer till={till} isToday={day === undefined} />
          <TillExpenses till={till} />
          <TillCorrections corrections={till.corrections} />
          <CloseTillForm key={till.day} till={till} />
          <TillClosings closings={till.closings} />
        </Stack>
      )}
    </QueryView>
  );
}

/** The money of a day by method, and its counted cash. */
export function Component() {
  const list = useListParams();
  const today = todayInGarage();
  const asked = list.read('day');
  const day = isDay(asked) && asked < today ? asked : undefined;
  return (
    <Page>
      <PageHeader title="Till" back={{ href: paths.invoices, label: 'Invoices' }} />
      <Stack gap={6}>
        <Toolbar>
          <DateField
            label="Day"
            max={today}
            value={day ?? today}
            onChange={(chosen) => {
              if (isDay(chosen) && chosen <= today) list.change({ day: chosen === today ? null : chosen });
            }}
          />
        </Toolbar>
        <TillOfDay day={day} />
      </Stack>
    </Page>
  );
}
