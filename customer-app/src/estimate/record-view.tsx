import { type ApprovalRecord, describeApproval } from '@pitlane/shared-data/estimates';
import { ApprovalSheet } from '@pitlane/shared-ui/approval';
import { Button, Cluster, LinkButton, ScreenOnly, saveFile } from '@pitlane/shared-ui/core';
import { Download, Printer } from '@pitlane/shared-ui/icons';

interface RecordViewProps {
  record: ApprovalRecord;
  /** Where the estimate is, unless the page's header leads there. */
  back?: string;
}

/** One record, to print or to download as the document that its hash is made of. */
export function RecordView({ record, back }: RecordViewProps) {
  const { document, request_id, number } = record;
  const file = `approval-${request_id}-${number}.json`;
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
            onPress={() => saveFile(document, { name: file, type: 'application/json' })}
          >
            Download
          </Button>
        </Cluster>
      </ScreenOnly>
      <ApprovalSheet {...describeApproval(record)} command={`sha256sum ${file}`} />
    </>
  );
}
