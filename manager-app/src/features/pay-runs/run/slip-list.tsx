import { formatCountOf, formatDuration, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { PayRun, SlipSums } from '@pitlane/shared-data/pay-runs';
import { Button, EmptyState, Section, space, token } from '@pitlane/shared-ui/core';
import { Wallet } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { SlipLines } from './slip-lines.tsx';

const Slips = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;

  & > li {
    min-inline-size: 0;
    padding: ${space(3)} ${space(4)};
    background: ${token('surface-raised')};
    border: ${token('hairline')} solid ${token('line')};
    border-radius: ${token('radius')};
    break-inside: avoid;
  }

  details[open] > summary {
    margin-block-end: ${space(3)};
  }

  summary {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }

  summary > strong + strong {
    float: inline-end;
    margin-inline-start: ${space(4)};
  }

  summary > p {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
`;

/** What its sum is made of; without what it has none of. */
const partsOf = ({ jobs, minutes, time_pay, bonus, additions, deductions }: SlipSums) =>
  [
    `${formatCountOf(jobs, 'job')} of ${formatDuration(minutes)}`,
    `time-based pay ${formatMoneyWithPaise(time_pay)}`,
    `bonus ${formatMoneyWithPaise(bonus)}`,
    additions !== 0 && `additions ${formatMoneyWithPaise(additions)}`,
    deductions !== 0 && `deductions ${formatMoneyWithPaise(deductions)}`,
  ]
    .filter(Boolean)
    .join(', ');

interface SlipListProps {
  run: PayRun;
  mayPay: boolean;
}

/** What each mechanic gets, which opens to its lines. */
export function SlipList({ run, mayPay }: SlipListProps) {
  const [search] = useSearchParams();
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(search.getAll('slip')));
  const toggle = (id: string, isOpen: boolean) =>
    setOpened((now) => new Set(isOpen ? [...now, id] : [...now].filter((other) => other !== id)));
  const { slips } = run;
  const areOpen = slips.every(({ mechanic_id }) => opened.has(mechanic_id));
  return (
    <Section
      title="Slips"
      actions={
        slips.length > 1 && (
          <Button
            onPress={() => setOpened(new Set(areOpen ? [] : slips.map(({ mechanic_id }) => mechanic_id)))}
          >
            {areOpen ? 'Close All' : 'Open All'}
          </Button>
        )
      }
    >
      {slips.length === 0 ? (
        <EmptyState
          icon={Wallet}
          title={run.state === 'cancelled' ? 'Nobody was paid by this run' : 'Nothing to pay'}
          hint={
            run.state === 'draft'
              ? 'No unpaid job was completed by the last day. A line can still be added.'
              : undefined
          }
        />
      ) : (
        <Slips role="list" aria-label="Slips">
          {slips.map((slip) => (
            <li key={slip.mechanic_id}>
              <details
                open={opened.has(slip.mechanic_id)}
                onToggle={(event) => toggle(slip.mechanic_id, event.currentTarget.open)}
              >
                <summary>
                  <strong>{slip.mechanic_name}</strong>
                  <strong>{formatMoneyWithPaise(slip.total)}</strong>
                  <p>{partsOf(slip)}</p>
                </summary>
                {opened.has(slip.mechanic_id) && <SlipLines run={run} slip={slip} mayPay={mayPay} />}
              </details>
            </li>
          ))}
        </Slips>
      )}
    </Section>
  );
}
