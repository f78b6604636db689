import { Download, Printer } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { saveFile } from '../download/save-file.ts';
import { Cluster } from '../layout/arrangement.tsx';
import { ScreenOnly } from '../layout/screen-only.tsx';
import { LinkButton } from '../link/link-button.tsx';
import { type HashedPhoto, HashedPhotos } from '../photo/hashed-photos.tsx';
import { type QueryLike, QueryView } from '../query-view/query-view.tsx';
import { ApprovalSheet, type ApprovalSheetProps } from './approval-sheet.tsx';

export interface ApprovalRecordProps extends Omit<ApprovalSheetProps, 'command' | 'photosOf'> {
  /** The document that the hash is made of. */
  file: { name: string; text: string };
  /** The photos of its request. */
  stored: QueryLike<HashedPhoto[]>;
  /** Where the estimate is, unless the page's header leads there. */
  back?: string;
}

/** A frozen answer to an estimate, to print or to download as its document. */
export function ApprovalRecord({ file, stored, back, ...sheet }: ApprovalRecordProps) {
  return (
    <>
      <ScreenOnly>
        <Cluster gap={3}>
          {back && (
            <LinkButton variant="quiet" href={back}>
              Back to the estimate
            </LinkButton>
          )}
          <Button variant="primary" icon={Printer} onPress={() => window.print()}>
            Print
          </Button>
          <Button
            icon={Download}
            onPress={() => saveFile(file.text, { name: file.name, type: 'application/json' })}
          >
            Download
          </Button>
        </Cluster>
        <QueryView query={stored} failure="Photos could not be loaded" />
      </ScreenOnly>
      <ApprovalSheet
        {...sheet}
        photosOf={(hashes, subject) => (
          <HashedPhotos
            subject={subject}
            hashes={hashes}
            photos={stored.data ?? (stored.error ? [] : undefined)}
          />
        )}
        command={`sha256sum ${file.name}`}
      />
    </>
  );
}
