import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { dense, staff } from '../theme/density.ts';
import { media } from '../theme/media.ts';
import { pinned } from '../theme/pinned.ts';
import { space, token } from '../theme/token.ts';
import { boxOnlyStyle } from './select-column.tsx';
import type { Selection } from './use-selection.ts';

/** Lies on the head of its table: nothing moves when the first row is selected. On a phone, without a head, it is above. */
const Bar = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding-inline: ${space(4)};
  border: ${token('hairline')} solid transparent;
  border-radius: ${token('radius')};
  font-size: ${token('text-sm')};

  &[data-chosen] {
    position: sticky;
    inset-block-start: calc(${token('header-end')} + ${pinned('3rem')});
    background: ${token('surface-raised')};
    border-color: ${token('line-strong')};
  }

  @media ${media.medium} {
    grid-area: 1 / 1;
    align-self: start;

    &:not([data-chosen]) {
      inline-size: fit-content;
    }

    &:not([data-chosen]) label {
      ${boxOnlyStyle}
    }
  }

  /* As far in as the cells of the table. */
  @media ${media.wide} {
    ${staff} {
      padding-inline: ${space(2)};
    }
  }

  @media (min-width: 100rem) {
    ${staff} {
      padding-inline: ${space(3)};
    }
  }

  @media ${media.tablet} {
    padding-inline: ${space(1)};
  }

  @media ${media.crowded} {
    ${staff} {
      padding-inline: ${space(1)};
    }
  }

  @media ${media.mouse} {
    ${dense} {
      --target: 2.25rem;
    }
  }

  @media ${media.print} {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-inline-start: auto;
`;

interface SelectionBarProps<Row> {
  selection: Selection<Row>;
  /** '2 invoices' */
  countText: (count: number) => string;
  /** What is done with those that are selected. */
  actions: ReactNode;
}

/** Selects all rows of the page, and has what one does with those that are selected. */
export function SelectionBar<Row>({ selection, countText, actions }: SelectionBarProps<Row>) {
  const { selectable, chosen, choose } = selection;
  const isAny = chosen.length > 0;
  return (
    <Bar data-chosen={isAny || undefined}>
      <Checkbox
        label={isAny ? `${countText(chosen.length)} selected` : 'Select all'}
        value={isAny && chosen.length === selectable.length}
        isIndeterminate={isAny && chosen.length < selectable.length}
        onChange={(isSelected) => choose(isSelected ? selectable : [])}
      />
      {isAny && <Actions>{actions}</Actions>}
    </Bar>
  );
}
