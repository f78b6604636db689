import { formatDateTime, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { PayRun } from '@pitlane/shared-data/pay-runs';
import { Banner, Card, DescriptionList } from '@pitlane/shared-ui/core';
import { RunBadge } from '../run-badge.tsx';

const by = (name: string | null, moment: string | null) => moment && `${name}, ${formatDateTime(moment)}`;

/** The slips that keep a draft from being approved. */
const problemsOf = ({ slips }: PayRun) =>
  slips
    .filter(({ works_here, jobs, total }) => (!works_here && jobs === 0) || total < 0)
    .map(({ mechanic_name, works_here, jobs }) =>
      works_here || jobs > 0
        ? `${mechanic_name} would be paid less than nothing. Remove a deduction, and put it in the next run.`
        : `${mechanic_name} does not work here any more. Remove their lines.`,
    );

/** The sum of a run and who has done what, and what is in its way. */
export function RunFacts({ run }: { run: PayRun }) {
  const isDraft = run.state === 'draft';
  const problems = isDraft ? problemsOf(run) : [];
  const checked = by(run.checked_by_name, run.checked_at);
  return (
    <>
      {problems.length > 0 && (
        <Banner tone="warning" title="This run cannot be approved yet">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Banner>
      )}
      <Card aria-label="Pay run">
        <DescriptionList
          layout="stacked"
          items={[
            { label: 'Status', value: <RunBadge state={run.state} /> },
            {
              label: isDraft ? 'Would pay' : 'Total',
              value: run.state === 'cancelled' ? null : <strong>{formatMoneyWithPaise(run.total)}</strong>,
            },
            { label: 'Started', value: by(run.made_by_name, run.made_at) },
            {
              label: 'Checked',
              value: checked && (run.is_checked || !isDraft) ? checked : isDraft && 'Not yet',
            },
            {
              label: run.state === 'cancelled' ? 'Cancelled' : 'Approved',
              value: by(run.closed_by_name, run.closed_at),
            },
          ]}
        />
        {isDraft && checked && !run.is_checked && (
          <p>It has changed since {run.checked_by_name} checked it. Look at its lines again.</p>
        )}
      </Card>
    </>
  );
}
