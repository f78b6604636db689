import { Download, Printer } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { saveFile } from '../download/save-file.ts';
import { Cluster } from '../layout/arrangement.tsx';
import { ScreenOnly } from '../layout/screen-only.tsx';
import { LinkButton } from '../link/link-button.tsx';
import { ApprovalSheet, type ApprovalSheetProps } from './approval-sheet.tsx';

export interface ApprovalRecordProps extends Omit<ApprovalSheetProps, 'command'> {
  /** The document that the hash is made of. */
  file: { name: string; text: string };
  /** Where the estimate is, unless the page's header leads there. */
  back?: string;
}

/** A frozen answer to an estimate, to print or to download as its document. */
export function ApprovalRecord({ file, back, ...sheet }: ApprovalRecordProps) {
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
      </ScreenOnly>
      <ApprovalSheet {...sheet} command={`sha256sum ${file.name}`} />
    </>
  );
}
