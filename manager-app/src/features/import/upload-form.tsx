import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCount, formatCountOf } from '@pitlane/shared-data/formats';
import type { ImportKind } from '@pitlane/shared-data/imports';
import { Banner, Button, ProgressBar, Stack } from '@pitlane/shared-ui/core';
import { type ReactNode, useState } from 'react';
import { FileChoice } from '../../file-choice/file-choice.tsx';
import { useUpload } from './use-upload.ts';

interface UploadFormProps {
  kind: ImportKind;
  /** Goes on with the upload of this import. */
  unfinished?: { importId: number; fileName: string };
  fileLabel: string;
  submitLabel: string;
  onUploaded: (importId: number) => void;
  children?: ReactNode;
}

/** Chooses a file and uploads its rows with progress. */
export function UploadForm({
  kind,
  unfinished,
  fileLabel,
  submitLabel,
  onUploaded,
  children,
}: UploadFormProps) {
  const upload = useUpload();
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    setMissing(!file);
    if (file) upload.mutate({ kind, file, ...unfinished }, { onSuccess: onUploaded });
  };
  return (
    <Stack>
      {isMissing && <Banner tone="danger">Please choose a file first.</Banner>}
      {upload.error && (
        <Banner tone="danger" title="The file was not uploaded completely">
          {messageFor(
            upload.error,
            'The connection was lost. Press the button again: the upload goes on where it stopped.',
          )}
        </Banner>
      )}
      {children}
      <FileChoice
        label={fileLabel}
        description="CSV with headings in the first row, up to 20,000 rows, separated by commas, semicolons or tabs."
        isDisabled={upload.isPending}
        onChoose={(chosen) => {
          setFile(chosen);
          setMissing(false);
        }}
      />
      {upload.isPending && upload.progress && (
        <ProgressBar
          label="Uploading"
          value={upload.progress.received}
          maxValue={upload.progress.total}
          valueLabel={`${formatCount(upload.progress.received)} of ${formatCountOf(upload.progress.total, 'row')}`}
        />
      )}
      <div>
        <Button variant="primary" isPending={upload.isPending} pendingLabel="Uploading..." onPress={submit}>
          {submitLabel}
        </Button>
      </div>
    </Stack>
  );
}
