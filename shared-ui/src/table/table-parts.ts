import { keyframes, styled } from 'styled-components';
import { visuallyHiddenStyle } from '../layout/visually-hidden.tsx';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

const run = keyframes`to { background-position-x: 135%; }`;

interface Align {
  $align: 'start' | 'end';
}

export const Scroller = styled.section`
  overflow-x: auto;
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};

  @media ${media.narrow} {
    overflow: visible;
    border: 0;
    background: none;
  }
`;

/** Explicit roles, because browsers drop the implicit ones when table elements are laid out as blocks. */
export const Sheet = styled.table.attrs({ role: 'table' })`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token('text-sm')};

  /* While refreshing, the rows stay readable and a line moves along the top. */
  &[aria-busy='true'] {
    background: linear-gradient(${token('accent')}, ${token('accent')}) -35% 0 / 30% 3px no-repeat;
    animation: ${run} 1200ms ease-in-out infinite;
  }

  @media ${media.narrow} {
    display: block;
  }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  background: color-mix(in srgb, ${token('line')} 40%, transparent);

  @media ${media.narrow} {
    display: block;
    background: none;
  }
`;

export const HeadRow = styled.tr.attrs({ role: 'row' })`
  @media ${media.narrow} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    margin-block-end: ${space(3)};
  }
`;

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })<
  Align & { $isSortable: boolean }
>`
  padding: ${({ $isSortable }) => ($isSortable ? '0' : `${space(3)} ${space(4)}`)};
  border-block-end: ${token('hairline')} solid ${token('line-strong')};
  text-align: ${({ $align }) => $align};
  font-size: ${token('text-xs')};
  font-weight: ${token('weight-medium')};
  color: ${token('text-muted')};
  white-space: nowrap;

  @media ${media.narrow} {
    border: 0;
    ${({ $isSortable }) => !$isSortable && visuallyHiddenStyle}
  }
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  @media ${media.narrow} {
    display: grid;
    gap: ${space(3)};
  }
`;

export const BodyRow = styled.tr.attrs({ role: 'row' })<{ $isAction: boolean }>`
  position: relative;

  &:not(:last-child) > * {
    border-block-end: ${token('hairline')} solid ${token('line')};
  }

  &:hover {
    ${({ $isAction }) => $isAction && `background: ${token('surface-hover')};`}
  }

  @media ${media.narrow} {
    display: block;
    padding: ${space(3)} ${space(4)};
    border: ${token('hairline')} solid ${token('line')};
    border-radius: ${token('radius')};
    background: ${token('surface-raised')};

    &:not(:last-child) > * {
      border: 0;
    }
  }
`;

export const BodyCell = styled.td.attrs<{ role?: string }>(({ role = 'cell' }) => ({ role }))<Align>`
  padding: ${space(3)} ${space(4)};
  text-align: ${({ $align }) => $align};
  font-weight: inherit;
  font-variant-numeric: tabular-nums;
  vertical-align: middle;
  overflow-wrap: normal;

  /* Controls are above the press area of the row. */
  &[role='cell'] :is(a, button, input) {
    position: relative;
  }

  ${({ $align }) => $align === 'end' && 'white-space: nowrap;'}

  @media ${media.narrow} {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(4)};
    padding: ${space(1.5)} 0;
    text-align: end;

    &::before {
      content: attr(data-label);
      color: ${token('text-muted')};
      font-weight: ${token('weight-regular')};
      text-align: start;
    }

    &[role='rowheader'] {
      padding-block: 0 ${space(2)};
      font-size: ${token('text-md')};
      text-align: start;

      &::before {
        content: none;
      }
    }
  }
`;

export const EmptyCell = styled.td.attrs({ role: 'cell' })`
  padding: ${space(8)} ${space(4)};
  text-align: center;
  color: ${token('text-muted')};

  @media ${media.narrow} {
    display: block;
  }
`;
