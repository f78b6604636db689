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
`;

interface DueChoiceProps {
  due: readonly DueSalary[];
  /** Mechanics who are not paid now. */
  skipped: ReadonlySet<string>;
  isDisabled: boolean;
  onChange: (skipped: ReadonlySet<string>) => void;
}

/** The salaries that are due. The page of a mechanic adjusts one. */
export function DueChoice({ due, skipped, isDisabled, onChange }: DueChoiceProps) {
  if (due.length === 0) return <p>No salary is due.</p>;
  const toggle = (id: string, isPaid: boolean) =>
    onChange(new Set(isPaid ? [...skipped].filter((other) => other !== id) : [...skipped, id]));
  const chosen = due.filter(({ mechanic_id }) => !skipped.has(mechanic_id)).length;
  return (
    <>
      {due.length > 1 && (
        <Checkbox
          label={chosen > 0 ? `${formatCountOf(chosen, 'mechanic')} selected` : 'Select all'}
          value={chosen === due.length}
          isIndeterminate={chosen > 0 && chosen < due.length}
          isDisabled={isDisabled}
          onChange={(isPaid) => onChange(new Set(isPaid ? [] : due.map(({ mechanic_id }) => mechanic_id)))}
        />
      )}
      <Rows role="list" aria-label="Salaries due">
        {due.map(({ mechanic_id: id, name, works_here, request_ids, time_pay, bonus, total }) => (
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
              {works_here ? (
                <MechanicLink id={id} name={`Adjust the pay of ${name}`} />
              ) : (
                'Has left the garage.'
              )}
            </p>
          </li>
        ))}
      </Rows>
    </>
  );
}
