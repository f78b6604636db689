import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCount } from '@pitlane/shared-data/formats';
import { type ExportProgress, exportArchive, exportFileName } from '@pitlane/shared-data/imports';
import { useSingleFlight } from '@pitlane/shared-data/mutation';
import { Banner, Button, Card, CardHeader, ProgressBar, Stack } from '@pitlane/shared-ui/core';
import { Download } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useEffect, useRef, useState } from 'react';

function download(archive: Blob, fileName: string) {
  const url = URL.createObjectURL(archive);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

export function ExportEverything() {
  const portal = usePortalClient();
  const [progress, setProgress] = useState<ExportProgress>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const run = useSingleFlight({
    mutationFn: () => exportArchive(portal, { signal: leaving.current.signal, onProgress: setProgress }),
    onSuccess: (archive) => {
      download(archive, exportFileName(new Date()));
      notify.success('Export finished');
    },
  });
  return (
    <Card aria-labelledby="export-everything">
      <CardHeader
        id="export-everything"
        title="Export everything"
        detail="All data as CSV files in one archive: customers, vehicles, requests with inspections, estimates and approval records, parts, staff, salary payments, the catalogue, the settings and the audit trail. Of photos it has the list, not the pictures. Keep it safe: it holds personal data and pay."
      />
      <Stack>
        {run.error && (
          <Banner tone="danger" title="The export failed">
            {messageFor(run.error, 'The connection was lost. Nothing was saved; please export again.')}
          </Banner>
        )}
        {run.isPending && progress && (
          <ProgressBar
            label={progress.label}
            value={progress.read}
            maxValue={Math.max(progress.total, 1)}
            valueLabel={`${formatCount(progress.read)} of ${formatCount(progress.total)}`}
          />
        )}
        <div>
          <Button
            icon={Download}
            isPending={run.isPending}
            pendingLabel="Exporting..."
            onPress={() => run.mutate()}
          >
            Export Everything
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
