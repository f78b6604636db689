import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

/** The mark of a state is its shape as well as its colour: an empty, a half and a full box, and a line for closed. */
export const MonthTable = styled.div`
  inline-size: 100%;
  max-inline-size: 26rem;

  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
    text-align: center;
  }

  th {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
    font-weight: ${token('weight-medium')};
  }

  td {
    padding: 1px;
  }

  [data-state]::after {
    content: '';
    display: block;
    inline-size: 1.25rem;
    block-size: 0.25rem;
    border: 1px solid ${token('success')};
  }

  [data-state='nearly-full']::after {
    border-color: ${token('warning')};
    background: linear-gradient(to right, ${token('warning')} 70%, transparent 70%);
  }

  [data-state='full']::after {
    border-color: ${token('danger')};
    background: ${token('danger')};
  }

  [data-state='closed']::after {
    block-size: 0;
    border-color: ${token('text-muted')};
    border-block-end: 0;
  }

  [data-state='out']::after {
    border-color: transparent;
  }

  [data-day] {
    display: grid;
    gap: ${space(1)};
    place-items: center;
    align-content: center;
    inline-size: 100%;
    min-block-size: ${token('target')};
    border: 1px solid transparent;
    border-radius: ${token('radius')};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }

  [data-day][aria-disabled] {
    color: ${token('text-muted')};
    cursor: not-allowed;
  }

  td[aria-selected='true'] > [data-day] {
    border-color: ${token('accent')};
    background: ${token('surface-sunken')};
    font-weight: ${token('weight-bold')};
  }

  @media ${media.hover} {
    [data-day]:not([aria-disabled]):hover {
      background: ${token('surface-hover')};
    }
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(4)};
    margin: ${space(2)} 0 0;
    padding: 0;
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
    list-style: none;
  }

  li {
    display: flex;
    flex-direction: row-reverse;
    gap: ${space(2)};
    align-items: center;
  }
`;
