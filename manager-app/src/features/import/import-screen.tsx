import { importsQuery } from '@pitlane/shared-data/imports';
import { pageSize } from '@pitlane/shared-data/paging';
import {
  EmptyState,
  Grid,
  PagedList,
  Section,
  SkeletonTable,
  Stack,
  useListParams,
} from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { SettingsPage } from '../../settings-page/settings-page.tsx';
import { ExportEverything } from './export-everything.tsx';
import { ImportTable } from './import-table.tsx';
import { StartImport } from './start-import.tsx';

function Imports() {
  const list = useListParams();
  const query = useQuery(importsQuery(list.page));
  return (
    <PagedList
      query={query}
      params={list}
      pageSize={pageSize}
      label="imports"
      failure="Failed to load the imports"
      pending={<SkeletonTable label="Loading the imports..." columns={6} />}
      empty={
        <EmptyState title="No imports yet" hint="Upload a list above; it is shown here, and can be undone." />
      }
    >
      {({ rows }) => <ImportTable imports={rows} isRefreshing={query.isPlaceholderData} />}
    </PagedList>
  );
}

export function Component() {
  return (
    <SettingsPage title="Import and Export">
      <Stack gap={6}>
        <Grid column="large" align="start">
          <StartImport />
          <ExportEverything />
        </Grid>
        <Section title="All imports">
          <Imports />
        </Section>
      </Stack>
    </SettingsPage>
  );
}
