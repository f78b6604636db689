import { formatDate, formatMoney } from '@pitlane/shared-data/formats';
import type { UnpaidJob } from '@pitlane/shared-data/mechanics';
import { Checkbox, space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

const Group = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-medium')};
`;

const Rows = styled.ul`
  padding: 0;
  list-style: none;
  border-block: ${token('hairline')} solid ${token('line')};
  max-block-size: 24rem;
  overflow: auto;

  & > li:not(:last-child) {
    border-block-end: ${token('hairline')} solid ${token('line')};
  }
`;

const Job = styled.li`
  padding-block: ${space(1)} ${space(2)};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  font-variant-numeric: tabular-nums;
`;

/** Aligned with the checkbox label. */
const Detail = styled(Line)`
  flex-wrap: wrap;
  row-gap: 0;
  padding-inline-start: ${space(8)};
  font-size: ${token('text-xs')};
  color: ${token('text-muted')};
`;

export interface JobChoiceProps {
  jobs: readonly UnpaidJob[];
  selected: ReadonlySet<number>;
  onChange: (selected: ReadonlySet<number>) => void;
  isDisabled: boolean;
}

export function JobChoice({ jobs, selected, onChange, isDisabled }: JobChoiceProps) {
  const count = jobs.filter(({ request_id }) => selected.has(request_id)).length;
  const toggle = (id: number, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <Group>
      <Legend>Jobs to pay</Legend>
      <Checkbox
        label={`All jobs (${count} of ${jobs.length} selected)`}
        value={count === jobs.length}
        isIndeterminate={count > 0 && count < jobs.length}
        isDisabled={isDisabled}
        onChange={(all) => onChange(new Set(all ? jobs.map(({ request_id }) => request_id) : []))}
      />
      <Rows role="list">
        {jobs.map(({ request_id, service_name, registration_number, completion_date, time_pay, bonus }) => (
          <Job key={request_id}>
            <Line>
              <Checkbox
                label={`#${request_id} ${service_name}`}
                value={selected.has(request_id)}
                isDisabled={isDisabled}
                onChange={(isSelected) => toggle(request_id, isSelected)}
              />
              <span>{formatMoney(time_pay + bonus)}</span>
            </Line>
            <Detail>
              <span>
                {registration_number}, {formatDate(completion_date)}
              </span>
              <span>
                {formatMoney(time_pay)} + {formatMoney(bonus)} bonus
              </span>
            </Detail>
          </Job>
        ))}
      </Rows>
    </Group>
  );
}
