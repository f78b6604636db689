import type { ComponentProps, ReactNode } from 'react';
import { Note } from '../note/note.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import type { ApprovalFinding } from './approval-line.ts';
import { Head, Item, List } from './approval-list.ts';

const tones: Record<ApprovalFinding['condition'], ComponentProps<typeof StatusBadge>['tone']> = {
  urgent: 'danger',
  watch: 'warning',
  fine: 'success',
  not_checked: 'neutral',
};

interface ApprovalFindingsProps {
  findings: readonly ApprovalFinding[];
  photosOf: (hashes: readonly string[], subject: string) => ReactNode;
}

/** What the inspection had found on the day of the answer. */
export const ApprovalFindings = ({ findings, photosOf }: ApprovalFindingsProps) => (
  <List role="list" aria-label="What was found">
    {findings.map(({ id, name, condition, label, note, photos }) => (
      <Item key={id}>
        <Head>
          <span>{name}</span>
          <StatusBadge tone={tones[condition]}>{label}</StatusBadge>
        </Head>
        <Note label="Mechanic's note" text={note} />
        {photosOf(photos, name)}
      </Item>
    ))}
  </List>
);
