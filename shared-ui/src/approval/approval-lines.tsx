import { styled } from 'styled-components';
import { Note } from '../note/note.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { space, token } from '../theme/token.ts';
import type { ApprovalLine } from './approval-line.ts';

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(3)};
  border-block-end: ${token('hairline')} solid ${token('line')};
  break-inside: avoid;
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  font-variant-numeric: tabular-nums;

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space(3)};
  }

  small {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
`;

/** The answered lines, with the words and prices of that day. */
export const ApprovalLines = ({ lines }: { lines: readonly ApprovalLine[] }) => (
  <List role="list" aria-label="Answered lines">
    {lines.map(({ id, description, quantity, amount, isApproved, reason, notes }) => (
      <Item key={id}>
        <Head>
          <div>
            <strong>{description}</strong> <small>{quantity}</small>
          </div>
          <span>
            {amount}
            <StatusBadge tone={isApproved ? 'success' : 'neutral'}>
              {isApproved ? 'Approved' : 'Declined'}
            </StatusBadge>
          </span>
        </Head>
        {notes.map((note) => (
          <Note key={note.label} {...note} />
        ))}
        <Note label="Reason" text={reason} />
      </Item>
    ))}
  </List>
);
