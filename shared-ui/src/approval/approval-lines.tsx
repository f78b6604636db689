import type { ReactNode } from 'react';
import { Note } from '../note/note.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import type { ApprovalLine } from './approval-line.ts';
import { Head, Item, List } from './approval-list.ts';

interface ApprovalLinesProps {
  lines: readonly ApprovalLine[];
  photosOf: (hashes: readonly string[], subject: string) => ReactNode;
}

/** The answered lines, with the words and prices of that day. */
export const ApprovalLines = ({ lines, photosOf }: ApprovalLinesProps) => (
  <List role="list" aria-label="Answered lines">
    {lines.map(({ id, description, quantity, amount, isApproved, reason, notes, photos }) => (
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
        {photosOf(photos, description)}
      </Item>
    ))}
  </List>
);
