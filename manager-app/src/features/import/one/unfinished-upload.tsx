import { formatCount, formatCountOf } from '@pitlane/shared-data/formats';
import type { ImportWithSamples } from '@pitlane/shared-data/imports';
import { Card, CardHeader, ProgressBar, Stack } from '@pitlane/shared-ui/core';
import { UploadForm } from '../upload-form.tsx';
import { DiscardImport } from './discard-import.tsx';

/** An upload that was interrupted goes on once its file is chosen again. */
export function UnfinishedUpload({ entry }: { entry: ImportWithSamples }) {
  const { import_id: importId, file_name: fileName, received, row_count: total } = entry;
  return (
    <Card aria-labelledby="unfinished">
      <CardHeader
        id="unfinished"
        title="The upload is not finished"
        detail={`Choose ${fileName} again. The upload goes on where it stopped.`}
        end={<DiscardImport entry={entry} />}
      />
      <Stack>
        <ProgressBar
          label="Uploaded"
          value={received}
          maxValue={total}
          valueLabel={`${formatCount(received)} of ${formatCountOf(total, 'row')}`}
        />
        <UploadForm
          kind={entry.kind}
          unfinished={{ importId, fileName }}
          fileLabel={fileName}
          submitLabel="Go On"
          onUploaded={() => undefined}
        />
      </Stack>
    </Card>
  );
}
