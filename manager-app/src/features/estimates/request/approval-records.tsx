import { type ApprovalRecord, channelLabels } from '@pitlane/shared-data/estimates';
import { formatDateTime } from '@pitlane/shared-data/formats';
import { EmptyState, Link, Section, space, token } from '@pitlane/shared-ui/core';
import { FileText } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';
import { paths } from '../../../paths.ts';

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  code {
    color: ${token('text-muted')};
    font-size: ${token('text-xs')};
  }
`;

/** An approval record: answers, time, signer and hash. */
export function ApprovalRecords({ records }: { records: readonly ApprovalRecord[] }) {
  return (
    <Section title="Approval records">
      {records.length === 0 ? (
        <EmptyState level={3} icon={FileText} title="No answers yet" />
      ) : (
        <List role="list">
          {records.map(({ record_id, request_id, number, decided_at, decided_by_name, channel, sha256 }) => (
            <li key={record_id}>
              <p>
                <Link href={paths.approvalRecord(request_id, number)}>Record {number}</Link>:{' '}
                {decided_by_name}, {channelLabels[channel].toLowerCase()}, {formatDateTime(decided_at)}
              </p>
              <code>SHA-256 {sha256}</code>
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}
