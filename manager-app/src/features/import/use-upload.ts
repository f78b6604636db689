import { usePortalClient } from '@pitlane/shared-data/client';
import { DataError } from '@pitlane/shared-data/data-error';
import {
  type ImportKind,
  importKeys,
  readCsvFile,
  uploadRows,
  useStartImport,
} from '@pitlane/shared-data/imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

interface Upload {
  kind: ImportKind;
  file: File;
  /** The import that goes on; another file is refused. */
  importId?: number;
  fileName?: string;
}

interface UploadProgress {
  received: number;
  total: number;
}

/** Reads a file and uploads the rows that are missing; answers with the id of its import. */
export function useUpload() {
  const portal = usePortalClient();
  const queryClient = useQueryClient();
  const start = useStartImport();
  const [progress, setProgress] = useState<UploadProgress>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const upload = useMutation({
    mutationFn: async ({ kind, file: chosen, importId, fileName }: Upload) => {
      setProgress(undefined);
      const file = await readCsvFile(chosen, kind);
      const started = await start.mutateAsync({ kind, file });
      if (importId !== undefined && started.import_id !== importId) {
        throw new DataError('invalid', {
          message: `This is not ${fileName}. Choose that file, or discard this import.`,
          fromServer: true,
        });
      }
      await uploadRows(portal, {
        importId: started.import_id,
        received: started.received,
        file,
        signal: leaving.current.signal,
        onProgress: (received) => setProgress({ received, total: file.rows.length }),
      });
      return started.import_id;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: importKeys.all }),
  });
  return { ...upload, progress };
}
