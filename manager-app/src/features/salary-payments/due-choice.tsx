import { formatCountOf, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { DueSalary } from '@pitlane/shared-data/salary';
import { Checkbox, space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { MechanicLink } from '../../mechanic/mechanic-link.tsx';

const Rows = styled.ul`
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space(4)};
    padding-block: ${space(1)};
    overflow-wrap: anywhere;
    border-block-end: ${token('hairline')} solid ${token('line')};
  }

  p {
    flex-basis: 100%;
    color: ${token('text-muted')};
    font-size: ${token('text-xs')};
  }

  [data-failed] {
    color: ${token('danger')};
  }
`;

/** The outcome of paying a mechanic: one of the two. */
export interface SalaryOutcome {
  mechanicId: string;
  name: string;
  /** Rupees. */
  paid: number | null;
  problem: string | null;
}

interface DueChoiceProps {
  due: readonly DueSalary[];
  /** Mechanics who are not paid now. */
  skipped: ReadonlySet<string>;
  outcomes: readonly SalaryOutcome[];
  isDisabled: boolean;
  onChange: (skipped: ReadonlySet<string>) => void;
}

/** The salaries that were paid or refused, and those that are due. The page of a mechanic adjusts one. */
export function DueChoice({ due, skipped, outcomes, isDisabled, onChange }: DueChoiceProps) {
  const toggle = (id: string, isPaid: boolean) =>
    onChange(new Set(isPaid ? [...skipped].filter((other) => other !== id) : [...skipped, id]));
  return (
    <>
      {outcomes.length > 0 && (
        <Rows role="list" aria-label="Outcome of each salary">
          {outcomes.map(({ mechanicId, name, paid, problem }) => (
            <li key={mechanicId} data-failed={problem !== null || undefined}>
              <strong>{name}</strong>
              <span>{problem ?? `Paid ${formatMoneyWithPaise(paid ?? 0)}`}</span>
            </li>
          ))}
        </Rows>
      )}
      {due.length === 0 ? (
        <p>No salary is due.</p>
      ) : (
        <Rows role="list" aria-label="Salaries due">
          {due.map(({ mechanic_id: id, name, request_ids, time_pay, bonus, total }) => (
            <li key={id}>
              <Checkbox
                label={name}
                value={!skipped.has(id)}
                isDisabled={isDisabled}
                onChange={(isPaid) => toggle(id, isPaid)}
              />
              <strong>{formatMoneyWithPaise(total)}</strong>
              <p>
                {formatCountOf(request_ids.length, 'job')}: time-based pay {formatMoneyWithPaise(time_pay)},
                bonus {formatMoneyWithPaise(bonus)}.{' '}
                <MechanicLink id={id} name={`Adjust the pay of ${name}`} />
              </p>
            </li>
          ))}
        </Rows>
      )}
    </>
  );
}
