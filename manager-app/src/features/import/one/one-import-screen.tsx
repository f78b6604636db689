import { type ImportWithSamples, importQuery } from '@pitlane/shared-data/imports';
import { parseId } from '@pitlane/shared-data/paths';
import { NotFound, QueryView, Skeleton } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { SettingsPage } from '../../../settings-page/settings-page.tsx';
import { kindLabels } from '../import-labels.ts';
import { FinishedImport } from './finished-import.tsx';
import { StagedImport } from './staged-import.tsx';
import { UnfinishedUpload } from './unfinished-upload.tsx';

const notFound = (
  <NotFound
    title="Import not found"
    hint="It was discarded, or never finished within a month. Upload the file again."
    back={{ href: paths.imports, label: 'Import and Export' }}
  />
);

function Loaded({ entry }: { entry: ImportWithSamples }) {
  if (entry.status !== 'staged') return <FinishedImport entry={entry} />;
  if (entry.received < entry.row_count) return <UnfinishedUpload entry={entry} />;
  return <StagedImport key={entry.import_id} entry={entry} />;
}

function OneImport({ importId }: { importId: number | undefined }) {
  const query = useQuery(importQuery(importId));
  if (importId === undefined) return notFound;
  return (
    <QueryView
      query={query}
      failure="Failed to load the import"
      pending={<Skeleton label="Loading the import..." lines={8} />}
      notFound={notFound}
    >
      {(entry) => <Loaded entry={entry} />}
    </QueryView>
  );
}

export function Component() {
  const importId = parseId(useParams().importId) ?? undefined;
  const { data } = useQuery({ ...importQuery(importId), enabled: false });
  return (
    <SettingsPage
      title={data ? `Import: ${kindLabels[data.kind]}` : 'Import'}
      back={{ href: paths.imports, label: 'Import and Export' }}
    >
      <OneImport importId={importId} />
    </SettingsPage>
  );
}
