import { channelLabels, type EstimateLine } from '@pitlane/shared-data/estimates';
import { formatDateTime, formatMoney } from '@pitlane/shared-data/formats';
import { showsLine } from '@pitlane/shared-data/photos';
import { Card, CardHeader, Note, StatusBadge, space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { formatQuantity } from './format-quantity.ts';
import { PhotosOf } from './shown-photos.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  padding: 0;
  list-style: none;
`;

const Amount = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(1)} ${space(3)};
  font-variant-numeric: tabular-nums;
`;

const Who = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`;

const whoDecided = ({ decided_by_name, decided_at, decision_channel }: EstimateLine) =>
  [
    decided_by_name,
    decided_at && formatDateTime(decided_at),
    decision_channel && channelLabels[decision_channel]?.toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');

interface AnsweredLinesProps {
  lines: readonly EstimateLine[];
  /** With those that they replace. */
  all: readonly EstimateLine[];
}

/** The lines that were approved or declined, by whom and why. */
export const AnsweredLines = ({ lines, all }: AnsweredLinesProps) => (
  <List role="list" aria-label="Answered work">
    {lines.map((line) => (
      <Card key={line.line_id} as="li" isDense>
        <CardHeader
          level={3}
          title={line.description}
          detail={formatQuantity(line)}
          end={
            <Amount>
              {formatMoney(line.amount ?? 0)}
              <StatusBadge tone={line.status === 'approved' ? 'success' : 'neutral'}>
                {line.status === 'approved' ? 'Approved' : 'Declined'}
              </StatusBadge>
            </Amount>
          }
        />
        <Who>{whoDecided(line)}</Who>
        <Note label="Reason" text={line.decline_reason} />
        <PhotosOf subject={line.description} shows={showsLine(line, all)} />
      </Card>
    ))}
  </List>
);
