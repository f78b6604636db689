import { token } from '@pitlane/shared-ui/core';
import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { styled } from 'styled-components';
import { moveToRow } from './move-to-row.ts';
import type { Row, Texts } from './use-row.ts';

const Problem = styled.small`
  display: block;
  color: ${token('danger')};
  text-align: start;
`;

interface CellProps<Fields extends Texts>
  extends Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'list' | 'autoFocus'> {
  row: Row<Fields>;
  name: keyof Fields & string;
  /** The accessible name, with the line that it is of. */
  label: string;
  isNumber?: boolean;
}

/** An input of a row. Enter saves the row and goes to the next one, Escape takes back what was typed. */
export function Cell<Fields extends Texts>({
  row,
  name,
  label,
  isNumber = false,
  ...rest
}: CellProps<Fields>) {
  const id = useId();
  const problem = row.problemOf(name);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      void row.save(true);
      moveToRow(event.currentTarget, name);
    } else if (event.key === 'Escape' && row.isUnsaved) {
      event.preventDefault();
      row.reset(name);
    }
  };
  return (
    <>
      <input
        {...rest}
        data-cell={name}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && id}
        autoComplete="off"
        inputMode={isNumber ? 'decimal' : undefined}
        data-number={isNumber || undefined}
        value={row.fields[name]}
        onChange={({ target }) => row.set(name, target.value)}
        onFocus={({ target }) => isNumber && target.select()}
        onKeyDown={onKeyDown}
      />
      {problem && <Problem id={id}>{problem}</Problem>}
    </>
  );
}
