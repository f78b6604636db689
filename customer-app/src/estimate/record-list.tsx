import { type ApprovalRecord, channelLabels } from '@pitlane/shared-data/estimates';
import { formatDateTime } from '@pitlane/shared-data/formats';
import { Link, space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(4)};
    min-block-size: ${token('target')};
    overflow-wrap: anywhere;
  }

  small {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
`;

interface RecordListProps {
  records: readonly ApprovalRecord[];
  hrefOf: (record: ApprovalRecord) => string;
}

/** The frozen answers, newest first. */
export const RecordList = ({ records, hrefOf }: RecordListProps) => (
  <List role="list" aria-label="Approval records">
    {records.toReversed().map((record) => (
      <li key={record.record_id}>
        <Link href={hrefOf(record)}>Approval record {record.number}</Link>
        <small>
          {record.decided_by_name}, {formatDateTime(record.decided_at)},{' '}
          {channelLabels[record.channel]?.toLowerCase()}
        </small>
      </li>
    ))}
  </List>
);
